import { once } from 'node:events';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

const LAST = 65_535;

/** A server that a person starts by a command: its usual port, and the variable by which a service names another. */
type Command = { name: string; usual: number; variable: string };

/**
 * The port of a command: that of `--port`, else of its variable, else its usual one.
 * @param words of the person; an unknown one is refused
 * @throws Error if it is not a port
 */
export function portOf(words: string[], { usual, variable }: Omit<Command, 'name'>): number {
  const { values } = parseArgs({ args: words, options: { port: { type: 'string' } } });
  // PowerShell leaves out `--`, and npm then takes the option for one of its own settings.
  const named = values.port ?? (process.env.npm_config_port || process.env[variable]);
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
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(
      `Port ${port} cannot be used (${(error as NodeJS.ErrnoException).code}). Does another window use it? Another port: npm ${command.name} -- --port ${port + 7}`,
    );
  }
  server.close();
  await once(server, 'close');
  return port;
}
