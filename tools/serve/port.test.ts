import { describe, expect, it } from 'vitest';
import { portOf } from './port.ts';

describe('the port of npm start', () => {
  it('is the default if none is given, or an empty one', () => {
    expect(portOf(undefined)).toBe(4173);
    expect(portOf('')).toBe(4173);
  });

  it('is the given one', () => {
    expect(portOf('4174')).toBe(4174);
  });

  it.each(['0', '65536', 'abc', '-1', '80.5', ' '])(
    'cannot be %j: the message states what was expected',
    (named) => {
      expect(() => portOf(named)).toThrow(
        `PORT: expected a whole number from 1 to 65535; found "${named}"`,
      );
    },
  );
});
