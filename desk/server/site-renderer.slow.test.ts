import { expect, it, vi } from 'vitest';
import { loadSite } from '#app/content/reading/site.server.ts';
import { SiteRenderer } from './site-renderer.ts';

it('names the page that cannot be drawn, and says nothing of pages before the code is bundled', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const result = loadSite('content');
  if ('problems' in result) throw new Error('The content has mistakes');
  const { site } = result;
  const broken = { ...site, college: { ...site.college, contacts: [] } };
  const renderer = new SiteRenderer();
  expect(await renderer.faultyPage(['/contact'], broken)).toBeUndefined();
  await renderer.prepare();
  expect(await renderer.faultyPage(['/contact', '/ml/contact'], site)).toBeUndefined();
  expect(await renderer.faultyPage(['/no-page', '/ml/contact'], broken)).toBe('/ml/contact');
  expect(log).toHaveBeenCalled();
});
