import { beforeAll, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { describeHosts, newPlace } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

/** Old addresses of every form allowed in redirects.yaml. */
const REDIRECTS = [
  { from: '/index.php?id=5', to: '/about' },
  { from: '/index.php?id=5&view=full', to: '/about#history' },
  { from: '/index.php', to: '/' },
  { from: '/Old.Site/a~b_c-d.html', to: '/about' },
  { from: '/keam', to: 'https://cee.kerala.gov.in/a%20b/list.aspx?year=2025&round=1#top' },
  { from: '/place', to: '/about#history' },
  {
    from: '/%E0%B4%B9%E0%B5%8B%E0%B4%B8%E0%B5%8D%E0%B4%B1%E0%B5%8D%E0%B4%B1%E0%B5%BD',
    to: '/about',
  },
  { from: '/files/Prospectus%202024%20%281%29.pdf', to: '/about' },
  { from: '/article/5%3Aabout-us', to: '/about' },
  { from: '/index.php?id=5:about-us&Itemid=', to: '/about' },
  { from: '/ml/fees.php', to: '/about' },
];

/** Request and expected target, in English; nothing if there is no redirect. */
const ASKED: readonly [address: string, target: string | undefined][] = [
  ['/index.php?id=5', '/about'],
  ['/index.php/?id=5', '/about'],
  ['/index.php?id=5&view=full', '/about#history'],
  ['/index.php?id=55', '/?id=55'],
  ['/index.php?xid=5', '/?xid=5'],
  ['/index.php', '/'],
  ['/Old.Site/a~b_c-d.html', '/about'],
  ['/Old.Site/a~b_c-d.html?q=a%20b&c', '/about?q=a%20b&c'],
  ['/OldxSite/a~b_c-d.html', undefined],
  ['/keam', 'https://cee.kerala.gov.in/a%20b/list.aspx?year=2025&round=1#top'],
  ['/keam?x=1', 'https://cee.kerala.gov.in/a%20b/list.aspx?year=2025&round=1#top'],
  ['/place?x=1', '/about#history'],
  ['/about?id=5', undefined],
  ['/%E0%B4%B9%E0%B5%8B%E0%B4%B8%E0%B5%8D%E0%B4%B1%E0%B5%8D%E0%B4%B1%E0%B5%BD', '/about'],
  ['/%e0%b4%b9%e0%b5%8b%e0%b4%b8%e0%b5%8d%e0%b4%b1%e0%b5%8d%e0%b4%b1%e0%b5%bd/', '/about'],
  ['/%E0%B4%B9', undefined],
  ['/files/Prospectus%202024%20(1).pdf', '/about'],
  ['/files/Prospectus%202024%20%281%29.pdf', '/about'],
  ['/files/Prospectus%202024x1x.pdf', undefined],
  ['/article/5:about-us', '/about'],
  ['/index.php?id=5:about-us&Itemid=', '/about'],
  ['/ml/fees.php', '/ml/about'],
  ['/fees.php', undefined],
  ['/ml/index.php', undefined],
];

const place = newPlace();
beforeAll(() => {
  writeSmallRelease(place, 'release', REDIRECTS);
});

describeHosts(({ start }) => {
  it('redirects every form of old address as in redirects.yaml, in both languages, and no other address', async () => {
    const { port, stop } = await start(place);
    try {
      for (const [address, target] of ASKED) {
        expect(await locationOf(port, address), address).toBe(target);
        // No page of this site has a dot in its address, so the others are of one language.
        if (address.includes('.')) continue;
        const malayalam = target?.startsWith('/')
          ? `/ml${target}`.replace(/^\/ml\/(?=\?|$)/, '/ml')
          : target;
        expect(await locationOf(port, `/ml${address}`), `/ml${address}`).toBe(malayalam);
      }
    } finally {
      await stop();
    }
  });
});

/** Apache includes its own host. */
async function locationOf(port: number, address: string): Promise<string | undefined> {
  const { headers } = await ask(port, address);
  return headers.location?.replace(new RegExp(`^http://(?:127\\.0\\.0\\.1|site)(?::${port})?`), '');
}
