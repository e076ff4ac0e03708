// The server of boardgame.io, in memory; prints its address.

const { Server, Origins } = require("boardgame.io/server");
const { ConnectFour } = require("./game.cjs");

const server = Server({ games: [ConnectFour], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => console.log(`http://localhost:${appServer.address().port}`));
