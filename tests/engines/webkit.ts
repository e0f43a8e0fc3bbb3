import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { phoneFontConfiguration } from '#tests/support/phone-fonts.ts';
import type { Engine, Key } from './engine.ts';

/** Keys as the WebDriver protocol writes them. */
const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

/**
 * In milliseconds. The driver gives no answer at all when the window that it waits for has ended.
 */
const LONGEST_COMMAND = 120_000;

/** Debian builds WebKitGTK without app manifests; Safari supports them. */
const UNKNOWN_TO_THE_BUILD = /Unrecognized Content-Security-Policy directive 'manifest-src'/;

/** WebKitGTK by the WebDriver protocol, on a virtual screen. It supports no touch. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  // The driver discards the messages of the window.
  const said = join(folder, 'console');
  const window = {
    binary: '/bin/sh',
    args: [
      '-c',
      'exec gjs -m "$0" "$1" >"$1/console" 2>&1',
      resolve('tests/engines/webkit-window.js'),
      folder,
    ],
  };
  // It would begin anew when the window of a tab, its only one, is closed, and that of the next tab
  // would find no screen.
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      FONTCONFIG_FILE: phoneFontConfiguration(),
    },
    stdio: 'ignore',
  });
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      signal: AbortSignal.timeout(LONGEST_COMMAND),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`${path}: ${error}\n${existsSync(said) ? readFileSync(said, 'utf8') : ''}`);
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await vi.waitFor(() => ask('GET', 'status'), { timeout: LONGEST_COMMAND });

  return {
    openTab: async ({ width, height }) => {
      const { sessionId } = (await ask('POST', 'session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': window } },
      })) as { sessionId: string };
      const tell = (command: string, body: object = {}) =>
        ask('POST', `session/${sessionId}/${command}`, body);
      const act = (type: 'pointer' | 'key', actions: object[]) =>
        tell('actions', { actions: [{ type, id: type, actions }] });
      const type = (text: string) =>
        act(
          'key',
          [...text].flatMap((value) => ['keyDown', 'keyUp'].map((each) => ({ type: each, value }))),
        );
      const move = (x: number, y: number) => ({
        type: 'pointerMove',
        x: Math.round(x),
        y: Math.round(y),
      });
      await tell('window/rect', { x: 0, y: 0, width, height });
      return {
        load: async (url) => void (await tell('url', { url })),
        reload: async () => void (await tell('refresh')),
        back: async () => void (await tell('back')),
        evaluate: (expression) =>
          tell('execute/sync', { script: `return (${expression})`, args: [] }),
        press: async (x, y) =>
          void (await act('pointer', [
            move(x, y),
            ...['pointerDown', 'pointerUp'].map((each) => ({ type: each, button: 0 })),
          ])),
        key: async (key) => void (await type(KEYS[key])),
        type: async (text) => void (await type(text)),
        messages: () =>
          linesOf(said).filter(
            (line) => line.includes('CONSOLE') && !UNKNOWN_TO_THE_BUILD.test(line),
          ),
        close: async () => void (await ask('DELETE', `session/${sessionId}`)),
      };
    },
    close: async () => {
      for (const started of [driver, screen]) {
        started.kill();
        if (started.exitCode === null && started.signalCode === null) await once(started, 'exit');
      }
      rmSync(folder, { recursive: true });
    },
  };
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('The machine gives no port');
  return address.port;
}
