import { describe, expect, it } from 'vitest';
import { isOtherHost } from '#tests/support/other-hosts.ts';

const SITE = 'http://localhost:4180';

describe('what a page asks for', () => {
  it.each([
    `${SITE}/about`,
    `${SITE}/documents/prospectus.pdf`,
    'data:image/svg+xml,x',
    `blob:${SITE}/1`,
    'about:blank',
  ])('is on the site or in the browser: %s', (address) => {
    expect(isOtherHost(address, SITE)).toBe(false);
  });

  it('is the PDF viewer of an ordinary Chromium or Chrome, which the headless shell does not have', () => {
    expect(
      isOtherHost('chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/index.html', SITE),
    ).toBe(false);
    expect(
      isOtherHost('chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/pdf_embedder.css', SITE),
    ).toBe(false);
    expect(isOtherHost('chrome://resources/cr_elements/cr_icon/cr_icon.js', SITE)).toBe(false);
  });

  it.each(
    'https://fonts.example/a.woff2 http://localhost:41801/about http://localhost.evil.example:4180/ https://localhost:4180/ ws://localhost:4180/ chrome-extension://another/x.js'.split(
      ' ',
    ),
  )('is on another host: %s', (address) => {
    expect(isOtherHost(address, SITE)).toBe(true);
  });
});
