import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { loadSite } from '#app/site.ts';
import { words } from '#tests/support/words.ts';
import { SiteRenderer, shownWith } from './site-renderer.ts';

it('names the page that cannot be drawn, also with the files that come with it, and says nothing of pages before the code is bundled', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const result = loadSite('content');
  if ('problems' in result) throw new Error('The content has mistakes');
  const { site } = result;
  const broken = { ...site, college: { ...site.college, contacts: [] } };
  const renderer = new SiteRenderer();
  expect(await renderer.faultyPage(['/contact'], shownWith(broken, new Map()))).toBeUndefined();
  await renderer.prepare();
  expect(
    await renderer.faultyPage(['/contact', '/ml/contact'], shownWith(site, new Map())),
  ).toBeUndefined();
  expect(await renderer.faultyPage(['/no-page', '/ml/contact'], shownWith(broken, new Map()))).toBe(
    '/ml/contact',
  );
  expect(log).toHaveBeenCalled();

  const [first, ...others] = site.people;
  if (!first) throw new Error('The content has no people');
  const portrait = {
    file: 'coming.jpg',
    alt: words('A teacher', 'ഒരു അധ്യാപിക'),
    consent: true as const,
  };
  const withPortrait = { ...site, people: [{ ...first, portrait }, ...others] };
  const photograph = await sharp({
    create: { width: 600, height: 800, channels: 3, background: '#888888' },
  })
    .jpeg()
    .toBuffer();
  const page = `/faculty/${first.id}`;
  expect(
    await renderer.faultyPage(
      [page],
      shownWith(withPortrait, new Map([['people/portraits/coming.jpg', photograph]])),
    ),
  ).toBeUndefined();
  expect(await renderer.faultyPage([page], shownWith(withPortrait, new Map()))).toBe(page);
});
