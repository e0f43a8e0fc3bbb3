import { expect, it } from 'vitest';
import { isOtherHost } from '#tests/support/watch.ts';

const SITE = 'http://localhost:4180';

it.each([
  [`${SITE}/about`, false],
  ['data:image/svg+xml,x', false],
  [`blob:${SITE}/1`, false],
  ['chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html', false],
  ['https://fonts.example/a.woff2', true],
  ['http://localhost:41801/about', true],
  ['http://localhost.evil.example:4180/', true],
  ['ws://localhost:4180/', true],
])('a request to %s goes to another host: %s', (address, isOther) => {
  expect(isOtherHost(address, SITE)).toBe(isOther);
});
