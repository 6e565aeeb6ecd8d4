"""Where things are kept."""

from pathlib import Path

from game.storage.paths import Places, find_places


def test_one_folder_may_hold_everything(tmp_path: Path) -> None:
    places = find_places({"TEN_BAGS_HOME": str(tmp_path / "home")})
    kept = [places.settings_file, places.save_file, places.history_file, places.log_file]
    assert all(path.is_relative_to(tmp_path / "home") for path in kept)
    assert len(set(kept)) == len(kept)


def test_naming_the_places_makes_no_folder(tmp_path: Path) -> None:
    find_places({"TEN_BAGS_HOME": str(tmp_path / "home")})
    assert list(tmp_path.iterdir()) == []


def test_an_empty_variable_means_the_systems_folders() -> None:
    assert Places.of_system() == find_places({"TEN_BAGS_HOME": ""})
    assert Places.of_system() == find_places({})


def test_the_systems_folders_bear_the_games_name() -> None:
    places = Places.of_system()
    assert all("ten-bags" in path.parts for path in (places.config, places.data, places.log))


def test_a_home_that_is_not_absolute_is_taken_from_the_current_folder() -> None:
    assert Path.cwd() / "here" == find_places({"TEN_BAGS_HOME": "here"}).data


def test_a_tilde_is_the_persons_home() -> None:
    assert Path.home() / "bags" == find_places({"TEN_BAGS_HOME": "~/bags"}).data
