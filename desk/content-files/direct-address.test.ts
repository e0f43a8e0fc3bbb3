import { expect, it } from 'vitest';
import { correctTexts } from './correct-texts.ts';
import { directAddress } from './direct-address.ts';

const SAFE =
  'https://ind01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fktu.edu.in%2Fcircular&data=05%7C02%7Cclerk%40college.example%7Cabc&reserved=0';

it.each([
  [
    'https://www.google.com/url?q=https://cee.kerala.gov.in/keam2026/&sa=D&usg=AOv',
    'https://cee.kerala.gov.in/keam2026/',
  ],
  ['https://www.google.co.in/url?sa=t&url=https%3A%2F%2Fktu.edu.in%2F', 'https://ktu.edu.in/'],
  [SAFE, 'https://ktu.edu.in/circular'],
  [`https://www.google.com/url?q=${encodeURIComponent(SAFE)}`, 'https://ktu.edu.in/circular'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fktu.edu.in%2F&h=AT0', 'https://ktu.edu.in/'],
  ['https://l.instagram.com/?u=https%3A%2F%2Fktu.edu.in%2F&e=AT0', 'https://ktu.edu.in/'],
  [
    'https://www.youtube.com/redirect?event=video&q=https%3A%2F%2Fktu.edu.in%2F',
    'https://ktu.edu.in/',
  ],
  ['https://urldefense.com/v3/__https://ktu.edu.in/a?b=1__;!!abc$', 'https://ktu.edu.in/a?b=1'],
])('an address that only leads on is replaced by the one inside: %s', (address, inside) => {
  expect(directAddress(address)).toBe(inside);
});

it.each([
  'https://www.google.com/search?q=https://ktu.edu.in/',
  'https://www.google.com/url?q=javascript:alert(1)',
  'https://www.google.com/url?sa=D',
  'https://forms.gle/abc',
  '/all-news?q=https://ktu.edu.in/',
  'portal:login',
])('another address stays: %s', (address) => {
  expect(directAddress(address)).toBe(address);
});

it('in links and inside texts they are replaced at saving, and named', () => {
  const typed = { href: SAFE, text: `First.\nSee [the order](${SAFE}), or ${SAFE}.` };
  const order = 'https://ktu.edu.in/circular';
  expect(correctTexts(typed)).toEqual({
    value: { href: order, text: `First.\nSee [the order](${order}), or ${order}.` },
    corrected: [
      { path: ['href'], lines: [], what: 'leading' },
      { path: ['text'], lines: [2], what: 'leading' },
    ],
  });
});
