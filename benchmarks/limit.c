/* The limit: random games of 36 for two in plain C over bit masks, set-up included.
 * It plays what src/parlour/games/thirty_six plays, with the same chance (ChaCha8) and the same dice (sfc32), so it
 * plays the very same games: the number of moves must be the same.
 * Argument: the number of games. Output: moves played and seconds. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* --- dice and chance */

static uint32_t a = 1, b, c, d = 1;

static uint32_t toss(void) {
    uint32_t t = a + b + d++;
    a = b ^ (b >> 9);
    b = c + (c << 3);
    return c = ((c << 21) | (c >> 11)) + t, t;
}

static int roll(int n) { return (int)(((uint64_t)toss() * (uint32_t)n) >> 32); }

static uint32_t key[8], block[16], drawn;

#define TURN(x, by) (x = (x << by) | (x >> (32 - by)))
#define QUARTER(p, q, r, s) \
    x[p] += x[q], x[s] ^= x[p], TURN(x[s], 16), x[r] += x[s], x[q] ^= x[r], TURN(x[q], 12), \
    x[p] += x[q], x[s] ^= x[p], TURN(x[s], 8), x[r] += x[s], x[q] ^= x[r], TURN(x[q], 7)

static void refill(void) {
    uint32_t begin[16] = {0x61707865, 0x3320646E, 0x79622D32, 0x6B206574}, x[16];
    memcpy(begin + 4, key, sizeof key);
    begin[12] = drawn >> 4;
    memcpy(x, begin, sizeof x);
    for (int i = 0; i < 4; i++) {
        QUARTER(0, 4, 8, 12), QUARTER(1, 5, 9, 13), QUARTER(2, 6, 10, 14), QUARTER(3, 7, 11, 15);
        QUARTER(0, 5, 10, 15), QUARTER(1, 6, 11, 12), QUARTER(2, 7, 8, 13), QUARTER(3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++) block[i] = begin[i] + x[i];
}

static uint32_t word(void) {
    if (!(drawn & 15)) refill();
    return block[drawn++ & 15];
}

static int draw(uint32_t n) {
    uint64_t product = (uint64_t)word() * n;
    if ((uint32_t)product < n)
        while ((uint32_t)product < -n % n) product = (uint64_t)word() * n;
    return (int)(product >> 32);
}

/* --- set-up */

static const int TILES[9][4] = {{0, 0, 1, 2}, {0, 0, 2, 1}, {0, 1, 2, 0}, {1, 1, 2, 0}, {1, 1, 0, 2},
                                {1, 2, 0, 1}, {2, 2, 0, 1}, {2, 2, 1, 0}, {2, 0, 1, 2}};
static const int TURNED[4][4] = {{0, 1, 2, 3}, {2, 0, 3, 1}, {3, 2, 1, 0}, {1, 3, 0, 2}};
static uint64_t lines[36], reach[36], of_colour[3];
static int colour[36], first;

static void draw_lines(void) {
    for (int s = 0; s < 36; s++)
        for (int t = 0; t < 36; t++)
            if (s != t && (s / 6 == t / 6 || s % 6 == t % 6)) lines[s] |= 1ull << t;
}

static void set_up(void) {
    int slot[9], end[2], ends;
    for (int i = 0; i < 8; i++) key[i] = toss();
    drawn = 0, first = draw(2);
    for (int t = 0; t < 9; t++) slot[t] = t;
    for (int last = 8; last > 0; last--) {
        int other = draw((uint32_t)last + 1), tile = slot[last];
        slot[last] = slot[other], slot[other] = tile;
    }
    memcpy(reach, lines, sizeof reach);
    of_colour[0] = of_colour[1] = of_colour[2] = 0;
    for (int t = 0; t < 9; t++) {
        const int *turned = TURNED[draw(4)];
        for (int corner = ends = 0; corner < 4; corner++) {
            int square = slot[t] / 3 * 12 + slot[t] % 3 * 2 + corner / 2 * 6 + corner % 2;
            colour[square] = TILES[t][turned[corner]];
            of_colour[colour[square]] |= 1ull << square;
            if (t % 3 == 2 && colour[square] == t / 3) end[ends++] = square;
        }
        if (ends) reach[end[0]] |= 1ull << end[1], reach[end[1]] |= 1ull << end[0];
    }
}

/* --- play */

static uint64_t occupied, counters;
static int pawn[2], reserve[2][3], left[2], quiet, passes;

static int member(uint64_t set, int n) {
    while (n--) set &= set - 1;
    return __builtin_ctzll(set);
}

static int between(int x, int low, int high) { return low < high ? low < x && x < high : high < x && x < low; }

static int passed(int from, int to, int other) {
    if (from / 6 == to / 6) return other / 6 == from / 6 && between(other, from, to);
    if (from % 6 == to % 6) return other % 6 == from % 6 && between(other, from, to);
    return 0;
}

static void begin(void) {
    int chosen[2], s = 1 - first;
    memset(reserve, 0, sizeof reserve);
    occupied = counters = quiet = passes = 0;
    chosen[s] = roll(3);
    chosen[first] = roll(2), chosen[first] += chosen[first] >= chosen[s];
    for (int i = 0; i < 2; i++, s = 1 - s) {
        uint64_t places = of_colour[chosen[1 - s]] & ~occupied;
        pawn[1 - s] = member(places, roll(__builtin_popcountll(places)));
        occupied |= 1ull << pawn[1 - s];
        left[s] = reserve[s][chosen[s]] = 12;
    }
}

static long game(void) {
    long moves = 4;
    begin();
    for (int s = first; passes < 2 && quiet < 16; s ^= 1) {
        int choices[36], n = 0, from = pawn[s];
        for (uint64_t m = reach[from] & ~occupied; m; m &= m - 1) choices[n++] = __builtin_ctzll(m);
        moves++, quiet++;
        int chosen = roll(n ? n : 1);
        if (!n) { passes++; continue; }
        int to = choices[chosen];
        passes = 0, pawn[s] = to;
        if (reserve[s][colour[to]]) { reserve[s][colour[to]]--, left[s]--, quiet = 0; counters |= 1ull << to; }
        occupied = (occupied & ~(1ull << from & ~counters)) | 1ull << to;
        if (!left[s]) break;
        if (!passed(from, to, pawn[s ^ 1])) continue;
        int held[3], h = 0;
        for (int k = 0; k < 3; k++) if (reserve[s][k]) held[h++] = k;
        if (h > 1) moves++;
        int gift = held[h > 1 ? roll(h) : 0];
        reserve[s][gift]--, left[s]--, reserve[s ^ 1][gift]++, left[s ^ 1]++;
        if (!left[s]) break;
    }
    return moves;
}

int main(int words, char **word) {
    long games = words > 1 ? atol(word[1]) : 1, moves = 0;
    draw_lines();
    for (int i = 0; i < 12; i++) toss();
    clock_t since = clock();
    for (long g = 0; g < games; g++) {
        set_up();
        moves += game();
    }
    printf("%ld %f\n", moves, (double)(clock() - since) / CLOCKS_PER_SEC);
    return 0;
}
