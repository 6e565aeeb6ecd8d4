# The C side of the core: what its types are, and the functions of game/ai/core/bits.py as single instructions.

ctypedef unsigned long long u64
ctypedef long long i64
ctypedef int i32
ctypedef double f64

ctypedef u64 Masks[4]
ctypedef i32 Seats[4]
ctypedef i32 Sides[2]
ctypedef i32 Codes[52]
ctypedef u64 Tables[52]
ctypedef i32 Counts[64]
ctypedef i32 Shares[128]
ctypedef u64 Factors[1600]
ctypedef i32 Places[3]
ctypedef u64 Classes[8]
ctypedef i32 Grid[2304]
ctypedef i32 Results[14336]
ctypedef i64 Sums[64]
ctypedef u64 Splits[4096]
ctypedef i32 Weights[4096]
ctypedef i32 Nodes[16384]
ctypedef i64 Rewards[16384]
ctypedef unsigned char Habits[122880]
ctypedef u64 Keys[16384]
ctypedef i32 Bounds[16384]
ctypedef i64 Lessons[1474560]

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __forceinline int core_lowest(unsigned long long mask) {
        unsigned long code; _BitScanForward64(&code, mask); return (int)code;
    }
    static __forceinline int core_highest(unsigned long long mask) {
        unsigned long code; _BitScanReverse64(&code, mask); return (int)code;
    }
    #else
    #define core_lowest(mask) __builtin_ctzll(mask)
    #define core_highest(mask) (63 - __builtin_clzll(mask))
    #endif
    #if defined(__POPCNT__) || defined(__aarch64__)
    #define core_count(mask) __builtin_popcountll(mask)
    #else
    static inline int core_count(unsigned long long mask) {
        mask -= (mask >> 1) & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + ((mask >> 2) & 0x3333333333333333ULL);
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((mask * 0x0101010101010101ULL) >> 56);
    }
    #endif
    """
    i32 count "core_count" (u64 mask) noexcept nogil
    i32 lowest "core_lowest" (u64 mask) noexcept nogil
    i32 highest "core_highest" (u64 mask) noexcept nogil
