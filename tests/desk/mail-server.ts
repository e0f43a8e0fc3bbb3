import { createServer, type Socket } from 'node:net';

/** A mail server that keeps what it is sent; `silent` never says a word. */
export async function mailServer(silent = false) {
  const mails: { to: string[]; text: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let mail = { to: [] as string[], text: '' };
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (!silent) say('220 ready');
    socket
      .on('error', () => undefined)
      .on('data', (bytes) => {
        if (silent) return;
        if (isData) {
          mail.text += bytes;
          if (!mail.text.endsWith('\r\n.\r\n')) return;
          mails.push(mail);
          isData = false;
          mail = { to: [], text: '' };
          say('250 kept');
          return;
        }
        for (const line of String(bytes).split('\r\n').filter(Boolean)) {
          if (line.startsWith('RCPT')) mail.to.push(/<(.*)>/.exec(line)?.[1] ?? '');
          isData = line === 'DATA';
          say(isData ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 well');
        }
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    address: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    mails,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
