import { EventEmitter } from 'node:events';
import https from 'node:https';
import { afterEach, expect, it, vi } from 'vitest';
import { askAddress } from './ask-address.ts';

afterEach(() => vi.restoreAllMocks());

it.each([
  'https://127.0.0.1:4174/api/me',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
])('an address inside is not asked (%s)', async (address) => {
  const asked = vi.spyOn(https, 'request');
  expect([await askAddress(address), asked.mock.calls]).toEqual([{ isThere: false }, []]);
});

it('nor is one whose name leads inside', async () => {
  const asked = vi.spyOn(https, 'request');
  expect(await askAddress('https://localhost/')).toEqual({ isThere: false });
  const [[, options] = []] = asked.mock.calls;
  const error = await new Promise((done) =>
    Object(options).lookup('localhost', { all: true }, done),
  );
  expect(String(error)).toBe('Error: its name leads to an address inside a network');
});

it.each([
  [200, undefined, { isThere: true }],
  [302, '/login', { isThere: true, leadsTo: 'https://office.example/login' }],
  [404, undefined, { isThere: false, status: '404' }],
])(
  'the answer %i is said, and where it leads is not followed',
  async (statusCode, location, said) => {
    const asked = vi.spyOn(https, 'request').mockImplementation(((
      _: string,
      __: object,
      answer: (response: object) => void,
    ) => {
      const end = () => answer({ statusCode, headers: { location }, destroy: () => {} });
      return Object.assign(new EventEmitter(), { end });
    }) as never);
    expect(await askAddress('https://office.example/form')).toEqual(said);
    expect(asked).toHaveBeenCalledTimes(1);
  },
);
