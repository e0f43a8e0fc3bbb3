// A git.exe for Wine: passes its words, its folder and its input to tests/machines/git-server.mjs,
// and what that answers to who started it.
const { connect } = require('node:net');

const socket = connect(Number(process.env.GIT_SERVER_PORT), '127.0.0.1');
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:GIT_|LC_)/.test(name)),
);
socket.write(`${JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd(), env })}\n`);
process.stdin.pipe(socket);
const parts = [];
socket.on('data', (part) => parts.push(part));
socket.on('end', () => {
  const answer = Buffer.concat(parts);
  const end = answer.indexOf('\n') + 1;
  const { status, length } = JSON.parse(answer.subarray(0, end).toString());
  process.stderr.write(answer.subarray(end + length), () =>
    process.stdout.write(answer.subarray(end, end + length), () => process.exit(status)),
  );
});
