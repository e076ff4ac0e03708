// A bot for any game that does whatever is legal: parlour play gridsy --seat me --seat "exec:node any.mjs".
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { id, params } = JSON.parse(line);
  const { text } = params.legal[Math.floor(Math.random() * params.legal.length)];
  console.log(JSON.stringify({ jsonrpc: "2.0", id, result: text }));
}
