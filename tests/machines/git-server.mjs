// The other end of tests/machines/git-client.cjs: `node git-server.mjs PORT FOLDER`, where FOLDER
// is what Wine shows as C:.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const [port, drive] = process.argv.slice(2);
const toUnix = (word) =>
  word.replace(
    /^(--[\w-]+=)?[Cc]:[\\/](.*)$/s,
    (_, option = '', path) => `${option}${drive}/${path.replaceAll('\\', '/')}`,
  );

createServer({ allowHalfOpen: true }, (socket) => {
  let head = Buffer.alloc(0);
  let child;
  socket.on('error', () => child?.kill());
  socket.on('end', () => child?.stdin.end());
  socket.on('data', (part) => {
    if (child) return void child.stdin.write(part);
    head = Buffer.concat([head, part]);
    const end = head.indexOf('\n') + 1;
    if (end > 0) child = run(JSON.parse(head.subarray(0, end).toString()), head.subarray(end));
  });

  function run({ args, cwd, env }, input) {
    const git = spawn('git', args.map(toUnix), {
      cwd: toUnix(cwd),
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, toUnix(value)])),
      },
    });
    const [out, err] = [[], []];
    git.stdout.on('data', (part) => out.push(part));
    git.stderr.on('data', (part) => err.push(part));
    git.stdin.on('error', () => undefined);
    git.stdin.write(input);
    git.on('close', (status) => {
      const isOfPaths = args.includes('rev-parse') || args.includes('config');
      const text = Buffer.concat(out).toString('latin1');
      const said = Buffer.from(isOfPaths ? text.replaceAll(drive, 'C:') : text, 'latin1');
      const answer = `${JSON.stringify({ status, length: said.length })}\n`;
      socket.end(Buffer.concat([Buffer.from(answer), said, ...err]));
    });
    return git;
  }
}).listen(Number(port), '127.0.0.1');
