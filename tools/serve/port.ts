import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const LAST = 65_535;
/**
 * On macOS and Windows a server of all addresses of the machine and one of a single address can
 * have the same port; a browser then shows the other program. Without a name: all.
 */
const ADDRESSES = ['127.0.0.1', '::1', undefined];
/** A machine without IPv6. */
const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * A server that a person starts by a command: its usual port, and the variable by which a service
 * names another.
 */
type Command = { name: string; usual: number; variable: string };

/**
 * The port of a command: that of `--port`, else of its variable, else its usual one.
 * @param words of the person; an unknown one is refused
 * @throws Error if it is not a port
 */
export function portOf(words: string[], { usual, variable }: Omit<Command, 'name'>): number {
  // PowerShell leaves out `--` before npm 11: npm takes the option for a setting of its own, and
  // what follows it without = for a word.
  const { npm_config_port: setting } = process.env;
  const { values, positionals } = parseArgs({
    args: words,
    options: { port: { type: 'string' } },
    allowPositionals: setting === 'true',
  });
  const ofNpm = setting === 'true' ? positionals[0] : setting;
  const named = values.port ?? (ofNpm || process.env[variable]);
  if (!named) return usual;
  const port = /^\d+$/.test(named) ? Number(named) : 0;
  if (port < 1 || port > LAST)
    throw new Error(`Port: expected a whole number from 1 to ${LAST}; found "${named}"`);
  return port;
}

/**
 * The port of a command, if it is free. Asked before anything is built.
 * @throws Error that says how to choose another one
 */
export async function freePort(words: string[], command: Command): Promise<number> {
  const port = portOf(words, command);
  for (const host of ADDRESSES) {
    const server = createServer().listen({ port, host });
    try {
      await once(server, 'listening');
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (NO_ADDRESS.includes(code)) continue;
      throw new Error(
        `Port ${port} cannot be used (${code}). Does another window use it? Another port: npm ${command.name} -- --port=${port + 7}`,
      );
    }
    server.close();
    await once(server, 'close');
  }
  return port;
}
