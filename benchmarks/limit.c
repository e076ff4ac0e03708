/* The limit: random games of 36 for two, from a board given on standard input, in plain C over bit masks.
 * Input: 36 masks of squares one move away, 36 colours, 36 rows, 36 columns, the two pawns, the number of games.
 * Output: moves played and seconds. It plays what src/parlour/games/thirty_six/rules.py plays after the set-up. */
#include <stdint.h>
#include <stdio.h>
#include <time.h>

static uint64_t reach[36], occupied, counters;
static int colour[36], row[36], column[36], pawn[2], start[2], reserve[2][3], left[2], quiet, passes;
static uint32_t a = 1, b = 2, c = 3, d = 1;

static uint32_t toss(void) {
    uint32_t t = a + b + d++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    return c = ((c << 21) | (c >> 11)) + t, t;
}

static int roll(uint32_t n) { return (int)(((uint64_t)toss() * n) >> 32); }

static int between(int x, int low, int high) { return low < high ? low < x && x < high : high < x && x < low; }

static int passed(int from, int to, int other) {
    if (row[from] == row[to]) return row[other] == row[from] && between(column[other], column[from], column[to]);
    if (column[from] == column[to]) return column[other] == column[from] && between(row[other], row[from], row[to]);
    return 0;
}

static long game(void) {
    long moves = 0;
    occupied = counters = quiet = passes = 0;
    for (int s = 0; s < 2; s++) {
        occupied |= 1ull << (pawn[s] = start[s]);
        for (int k = 0; k < 3; k++) reserve[s][k] = k == s ? 12 : 0;
        left[s] = 12;
    }
    for (int s = 0; passes < 2 && quiet < 16; s ^= 1) {
        int choices[36], n = 0, from = pawn[s];
        for (uint64_t m = reach[from] & ~occupied; m; m &= m - 1) choices[n++] = __builtin_ctzll(m);
        moves++, quiet++;
        if (!n) { passes++; continue; }
        int to = choices[roll((uint32_t)n)];
        passes = 0, pawn[s] = to;
        if (reserve[s][colour[to]]) { reserve[s][colour[to]]--, left[s]--, quiet = 0; counters |= 1ull << to; }
        occupied = (occupied & ~(1ull << from & ~counters)) | 1ull << to;
        if (!left[s]) break;
        if (!passed(from, to, pawn[s ^ 1])) continue;
        int held[3], h = 0;
        for (int k = 0; k < 3; k++) if (reserve[s][k]) held[h++] = k;
        if (h > 1) moves++;
        int gift = held[h > 1 ? roll((uint32_t)h) : 0];
        reserve[s][gift]--, left[s]--, reserve[s ^ 1][gift]++, left[s ^ 1]++;
        if (!left[s]) break;
    }
    return moves;
}

int main(void) {
    long games, moves = 0;
    for (int i = 0; i < 36; i++) if (scanf("%lu", &reach[i]) != 1) return 1;
    for (int i = 0; i < 36; i++) if (scanf("%d", &colour[i]) != 1) return 1;
    for (int i = 0; i < 36; i++) if (scanf("%d", &row[i]) != 1) return 1;
    for (int i = 0; i < 36; i++) if (scanf("%d", &column[i]) != 1) return 1;
    if (scanf("%d %d %ld", &start[0], &start[1], &games) != 3) return 1;
    clock_t begin = clock();
    for (long g = 0; g < games; g++) moves += game();
    printf("%ld %f\n", moves, (double)(clock() - begin) / CLOCKS_PER_SEC);
    return 0;
}
