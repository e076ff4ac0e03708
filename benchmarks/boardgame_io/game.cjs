// Connect Four as an application of boardgame.io would write it.

const COLUMNS = 7;
const ROWS = 6;
const WAYS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
];

function inLine(cells, x, y, [dx, dy]) {
  const owner = cells[x][y];
  return [1, 2, 3].every((n) => cells[x + n * dx]?.[y + n * dy] === owner);
}

function hasLine(cells) {
  return cells.some((column, x) =>
    column.some((owner, y) => owner !== null && WAYS.some((way) => inLine(cells, x, y, way))),
  );
}

exports.ConnectFour = {
  name: "connect-four",
  setup: () => ({ cells: Array.from({ length: COLUMNS }, () => Array(ROWS).fill(null)) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const row = G.cells[column].indexOf(null);
      if (row < 0) return "INVALID_MOVE";
      G.cells[column][row] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((column) => column.at(-1) !== null)) return { draw: true };
  },
};
