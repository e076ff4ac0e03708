// Two clients a match, each with a socket of its own, play random legal moves as fast as they are confirmed.
// node clients.cjs ADDRESS TABLES SECONDS: prints what the clients saw as JSON.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { ConnectFour } = require("./game.cjs");

const [address, tables, seconds] = process.argv.slice(2);
const answers = [];
const updates = [];

/** Play one seat to the end of its match. */
function play(seat) {
  return new Promise((done) => {
    const client = Client({
      game: ConnectFour,
      multiplayer: SocketIO({ server: address }),
      debug: false,
      ...seat,
    });
    let begun = null;
    client.start();
    const { socket } = client.transport;
    const act = (state) => {
      if (state.ctx.gameover) return done(client);
      if (state.ctx.currentPlayer !== seat.playerID) return;
      const open = state.G.cells.flatMap((column, x) => (column.at(-1) === null ? [x] : []));
      begun = performance.now();
      client.moves.drop(open[Math.floor(Math.random() * open.length)]);
    };
    socket.on("sync", (_, { state }) => act(state));
    socket.on("update", (...said) => {
      updates.push(JSON.stringify(said).length);
      if (begun !== null) answers.push(performance.now() - begun);
      begun = null;
      act(said[1]);
    });
  });
}

/** Play match after match; the server makes one when it is asked for. */
async function playOn(table) {
  for (let n = 0; ; n++) {
    const seats = ["0", "1"].map((playerID) => ({ matchID: `${table}-${n}`, playerID }));
    const clients = await Promise.all(seats.map(play));
    for (const client of clients) client.stop();
  }
}

for (let table = 0; table < tables; table++) void playOn(table);
setTimeout(() => {
  process.stdout.write(`${JSON.stringify({ answers, updates })}\n`, () => process.exit(0)); // not before it is written
}, 1000 * seconds);
