import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { loadSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { words } from '#tests/support/words.ts';
import { SiteRenderer, siteWith } from './site-renderer.ts';

const loaded = loadSite('content');
if ('problems' in loaded) throw new Error('The content has mistakes');
const { site } = loaded;
const renderer = new SiteRenderer();

const [first, ...others] = site.people;
const teacher = need(first);
const page = `/faculty/${teacher.id}`;
const portrait = {
  file: 'coming.jpg',
  alt: words('A teacher', 'ഒരു അധ്യാപിക'),
  consent: true as const,
};
const withPortrait = { ...site, people: [{ ...teacher, portrait }, ...others] };

/** The site with a portrait of one colour, which is not saved yet. */
async function withPhotograph(background: string) {
  const photograph = sharp({ create: { width: 600, height: 800, channels: 3, background } });
  const bytes = await photograph.jpeg().toBuffer();
  return siteWith(withPortrait, new Map([['people/portraits/coming.jpg', bytes]]));
}

it('names the page that cannot be drawn, and nothing before the code is bundled', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const broken = { ...site, college: { ...site.college, contacts: [] } };
  expect(await renderer.faultyPage(['/contact'], broken)).toBeUndefined();
  await renderer.prepare();
  expect(await renderer.faultyPage(['/contact', '/ml/contact'], site)).toBeUndefined();
  expect(await renderer.faultyPage(['/no-page', '/ml/contact'], broken)).toBe('/ml/contact');
  expect(await renderer.faultyPage([page], withPortrait)).toBe(page);
  expect(log).toHaveBeenCalledTimes(2);
});

it('draws previews side by side, each with the photograph that comes with it', async () => {
  const sites = await Promise.all(['#777777', '#999999'].map(withPhotograph));
  const pages = await Promise.all(sites.map((each) => renderer.render(page, each)));
  const [one, other] = pages.map((html) => /portrait-[\w-]+\.jpg/.exec(html ?? '')?.[0]);
  expect(one).not.toBe(other);
  const [own, foreign] = await Promise.all(sites.map((each) => renderer.picture(need(one), each)));
  expect([own && 'drawn', foreign]).toEqual(['drawn', undefined]);
});
