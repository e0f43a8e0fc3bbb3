import { expect, it } from 'vitest';
import { hostRemarks } from './host-limits.ts';

const folder = {
  files: 1632,
  bytes: 62_000_000,
  largest: { path: 'documents/prospectus.pdf', bytes: 5_000_000 },
  redirects: [] as string[],
};
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `/old-${index} /about 301`);

it('a site that is far from the limits of all hosts is not remarked on', () => {
  expect(hostRemarks(folder)).toEqual([]);
});

it.each([
  [{ files: 15_999 }, []],
  [{ files: 16_000 }, ['Near a limit: Cloudflare Workers takes 20,000 files; these are 16,000.']],
  [{ files: 25_190 }, ['TOO MUCH: Cloudflare Workers takes 20,000 files; these are 25,190.']],
  [
    { largest: { path: 'documents/plan.pdf', bytes: 26_214_401 } },
    [
      'TOO MUCH: Cloudflare Workers takes files of 26,214,400 bytes; documents/plan.pdf has 26,214,401.',
    ],
  ],
  [
    { bytes: 800_000_000 },
    [
      'Near a limit: GitHub Pages takes sites of 1,000,000,000 bytes; this one has 800,000,000.',
      'Near a limit: GitLab Pages takes sites of 1,000,000,000 bytes; this one has 800,000,000.',
    ],
  ],
  [
    { redirects: lines(800) },
    ['Near a limit: GitLab Pages reads 1,000 lines of _redirects; these are 800.'],
  ],
])('a folder with %o is remarked on from four fifths of a limit', (part, remarks) => {
  expect(hostRemarks({ ...folder, ...part })).toEqual(remarks);
});

it('old addresses on the lines that a host does not read are named', () => {
  expect(hostRemarks({ ...folder, redirects: lines(2012) })).toContain(
    'TOO MUCH: Cloudflare Workers reads 2,000 lines of _redirects; these are 2,012. There these old addresses lead nowhere: /old-2000, /old-2001, /old-2002, /old-2003, /old-2004, /old-2005, /old-2006, /old-2007, /old-2008, /old-2009 and 2 more.',
  );
});
