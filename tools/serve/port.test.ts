import { once } from 'node:events';
import { type AddressInfo, createServer, Server } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort, portOf } from './port.ts';

const START = { name: 'start', usual: 4173, variable: 'PORT' };
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The answers of a system to who asks for a port at an address; without one, at all. */
function systemWhere(code: Record<string, string>): void {
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...[options]) {
    const { host = 'all' } = options as { host?: string };
    setImmediate(() =>
      code[host]
        ? this.emit('error', Object.assign(new Error(), { code: code[host] }))
        : this.emit('listening'),
    );
    return this;
  });
  vi.spyOn(Server.prototype, 'close').mockImplementation(function (this: Server) {
    setImmediate(() => this.emit('close'));
    return this;
  });
}

describe('the port of a command', () => {
  it('is its usual one if none is given, or an empty one', () => {
    expect(portOf([], START)).toBe(4173);
    vi.stubEnv('PORT', '');
    expect(portOf([], START)).toBe(4173);
  });

  it('is that of --port, which cmd, PowerShell and a shell write alike; a service names it by a variable', () => {
    vi.stubEnv('PORT', '8080');
    expect(portOf([], START)).toBe(8080);
    expect(portOf(['--port', '4180'], START)).toBe(4180);
    // How --port=4181 and --port 4182 arrive from PowerShell with npm 10.
    vi.stubEnv('npm_config_port', '4181');
    expect(portOf([], START)).toBe(4181);
    vi.stubEnv('npm_config_port', 'true');
    expect(portOf(['4182'], START)).toBe(4182);
  });

  it.each(['0', '65536', 'abc', '80.5', ' '])(
    'cannot be %j: the message states what was expected',
    (named) => {
      expect(() => portOf(['--port', named], START)).toThrow(
        `Port: expected a whole number from 1 to 65535; found "${named}"`,
      );
    },
  );

  it('of a misspelt option is refused, and not the usual one', () => {
    expect(() => portOf(['--prot', '4180'], START)).toThrow("Unknown option '--prot'");
    expect(() => portOf(['4180'], START)).toThrow("Unexpected argument '4180'");
  });

  it('that another program uses is refused with the way to choose another', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(freePort(['--port', String(port)], START)).rejects.toThrow(
      `Port ${port} cannot be used (EADDRINUSE). Does another window use it? Another port: npm start -- --port=${port + 7}`,
    );
    other.close();
    await once(other, 'close');
    expect(await freePort(['--port', String(port)], START)).toBe(port);
  });

  it.each(['127.0.0.1', '::1', 'all'])(
    'that another program has at %s alone, as macOS and Windows allow, is refused',
    async (address) => {
      systemWhere({ [address]: 'EADDRINUSE' });
      await expect(freePort([], START)).rejects.toThrow('Port 4173 cannot be used (EADDRINUSE).');
    },
  );

  it('is free where the machine has no IPv6', async () => {
    systemWhere({ '::1': 'EADDRNOTAVAIL' });
    expect(await freePort([], START)).toBe(4173);
  });
});
