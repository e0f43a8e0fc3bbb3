import { expect } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { otherLocale } from '#tests/support/languages.ts';
import {
  copyOf,
  isScrolledTo,
  isTop,
  longestChoice,
  scrollTop,
  sideways,
  styleOf,
} from './in-page.ts';
import type { Visitor } from './visitor.ts';

export type Journey = {
  name: string;
  run: (visitor: Visitor) => Promise<void>;
  /** What the browser may log on the way. */
  expected?: RegExp;
};

const { navigation, albums, plainWords } = getSite();
const RESEARCH = navigation.menu.find(({ id }) => id === 'research');
const ALBUM = albums[0];
const PICTURES = ALBUM?.pictures ?? [];
const KEAM = plainWords.find(({ id }) => id === 'keam');
if (!RESEARCH || !ALBUM || !KEAM || PICTURES.length < 2)
  throw new Error('The content lacks entries that the journeys need');

/** A link that is on every page. */
const LINK = 'footer a[href$="/sitemap"]';
const MENU = 'header [popovertarget=menu]:not(.cover-close)';

/** On phones the switches of the header are in the menu. */
async function openMenuOnPhone(visitor: Visitor): Promise<void> {
  if (!visitor.isPhone) return;
  await visitor.press(MENU);
  await visitor.sees('#menu[role=dialog] summary');
  // It slides in.
  const isAtRest = () => document.getAnimations().every(({ playState }) => playState !== 'running');
  await visitor.becomes('nothing moves', isAtRest, null);
}

/** Ways of visitors through the site, each run in every engine. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the menu opens, closes with Escape and links to a section of another page',
    run: async (visitor) => {
      const [opener, part] = visitor.isPhone
        ? ([MENU, '#menu'] as const)
        : ([['header nav summary', RESEARCH.title[visitor.locale]], 'header nav'] as const);
      const isOpened = visitor.isPhone ? '#menu[role=dialog]' : 'header nav details[open] > ul';
      await visitor.open('/');
      await visitor.press(opener);
      await visitor.sees(isOpened);
      await visitor.key('Escape');
      await visitor.seesNo(isOpened);
      await visitor.hasFocus(visitor.isPhone ? MENU : 'header nav summary');
      await visitor.press(opener);
      if (visitor.isPhone) await visitor.press(['#menu summary', RESEARCH.title[visitor.locale]]);
      await visitor.press(`${part} a[href$="/research#publications"]`);
      await visitor.isAt('/research#publications');
      await visitor.becomes('the section is in view', isTop, '#publications h2');
    },
  },
  {
    name: 'the search in the header suggests pages as words are typed, and Enter opens the selected one',
    run: async (visitor) => {
      await visitor.open('/');
      await visitor.press('header button[aria-haspopup=dialog]');
      await visitor.hasFocus('[role=combobox]');
      await visitor.sees('#search nav a');
      await visitor.type('library');
      await visitor.sees('[role=option]');
      await visitor.key('ArrowDown');
      await visitor.sees('[role=option][aria-selected=true]');
      await visitor.key('Enter');
      await visitor.becomes('another page', () => !/^\/(?:ml)?$/.test(location.pathname), null);
    },
  },
  {
    name: 'the search page finds words in the text of all pages',
    // Firefox reports a font whose download the reload has cut off.
    expected: /downloadable font: download failed .*status=2152398850/,
    run: async (visitor) => {
      await visitor.open('/search');
      await visitor.press('main input[type=search]');
      await visitor.hasFocus('main input[type=search]');
      await visitor.type('hostel');
      await visitor.key('Enter');
      await visitor.sees('main li h2 a');
      await visitor.isAt('/search#q=hostel');
      await visitor.reload();
      await visitor.press('main li h2 a');
      await visitor.becomes('another page', () => !location.pathname.endsWith('/search'), null);
    },
  },
  {
    name: 'an admission opens, and its tabs are selected by click and by arrow key',
    run: async (visitor) => {
      await visitor.open('/admissions');
      // On a phone the past admissions are folded.
      if (visitor.isPhone) await visitor.press('[data-phone-fold]:has(article) > summary');
      await visitor.press('article[data-event] summary');
      await visitor.press('article [aria-controls$="-fees"]');
      await visitor.sees('article [aria-controls$="-fees"][aria-selected=true]');
      await visitor.sees('article [role=tabpanel] table');
      await visitor.key('ArrowRight');
      await visitor.hasFocus('article [aria-controls$="-fees"] + [role=tab][aria-selected=true]');
    },
  },
  {
    name: 'a shared address of My admission opens its sheet, and another choice changes the address',
    run: async (visitor) => {
      await visitor.open('/admissions/my-admission?course=btech&category=sc');
      await visitor.sees(['main dd', '₹2,470']);
      await visitor.becomes(
        'the longest choice is made',
        longestChoice,
        'main label + label select',
      );
      await visitor.becomes(
        'the address follows',
        () => /category=sebc/.test(location.search),
        null,
      );
      await visitor.reload();
      await visitor.sees([
        'main h2',
        visitor.locale === 'en' ? 'B.Tech, SEBC' : 'ബി.ടെക്, എസ്.ഇ.ബി.സി.',
      ]);
    },
  },
  {
    name: 'the longest option of a list does not make the page wider than the screen',
    run: async (visitor) => {
      for (const path of [
        '/faculty',
        '/all-news',
        '/search#q=department',
        '/admissions/my-admission',
      ]) {
        await visitor.open(path);
        await visitor.sees('main select');
        await visitor.becomes('the longest choices are made', longestChoice, 'main select');
        expect(await visitor.read(sideways, null), path).toBeLessThanOrEqual(0);
      }
    },
  },
  {
    name: 'the theme is switched, and the choice is kept after a reload',
    run: async (visitor) => {
      const wanted = visitor.theme === 'dark' ? 'light' : 'dark';
      const theme = () => document.documentElement.dataset.theme;
      await visitor.open('/');
      const before = await visitor.read(styleOf, ['html', 'backgroundColor'] as const);
      await openMenuOnPhone(visitor);
      await visitor.press('[data-theme-switch]');
      await visitor.becomes('the theme', theme, null, wanted);
      await visitor.reload();
      expect(await visitor.read(theme, null)).toBe(wanted);
      expect(await visitor.read(styleOf, ['html', 'backgroundColor'] as const)).not.toBe(before);
    },
  },
  {
    name: 'the language is changed on the same page, at the same section',
    run: async (visitor) => {
      const other = otherLocale(visitor.locale);
      await visitor.open('/about#history');
      await openMenuOnPhone(visitor);
      await visitor.press(`${visitor.isPhone ? '#menu' : 'header'} a[hreflang=${other}]`);
      await visitor.becomes('the language', () => document.documentElement.lang, null, other);
      await visitor.becomes(
        'the address',
        () => location.pathname + location.hash,
        null,
        other === 'ml' ? '/ml/about#history' : '/about#history',
      );
    },
  },
  {
    name: 'text size and contrast are chosen in a dialog as high as its content',
    run: async (visitor) => {
      await visitor.open('/about');
      await openMenuOnPhone(visitor);
      await visitor.press(`${visitor.isPhone ? '#menu' : 'header'} button[popovertarget=display]`);
      await visitor.sees('#display');
      const free = await visitor.read(() => {
        const box = document.querySelector('#display');
        const last = box?.querySelector('.display-ends');
        return (
          (box?.getBoundingClientRect().bottom ?? 0) - (last?.getBoundingClientRect().bottom ?? 0)
        );
      }, null);
      expect(free).toBeLessThan(40);
      await visitor.press('#display label:has([name=text-size][value=larger])');
      await visitor.becomes('the size', styleOf, ['html', 'fontSize'] as const, '20px');
      await visitor.press('#display label:has([name=contrast][value=high])');
      await visitor.becomes(
        'the contrast',
        styleOf,
        ['body', 'color'] as const,
        visitor.theme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)',
      );
      await visitor.key('Escape');
      await visitor.seesNo('#display');
    },
  },
  {
    name: 'a picture opens large, the arrow key shows the next one, and Escape returns to the album',
    run: async (visitor) => {
      const [first, second] = PICTURES.map(({ alt }) => alt?.[visitor.locale]);
      await visitor.open(`/gallery/${ALBUM.id}`);
      await visitor.press('main figure a');
      await visitor.sees(`[role=dialog] img[alt="${first}"]`);
      await visitor.key('ArrowRight');
      await visitor.sees(`[role=dialog] img[alt="${second}"]`);
      await visitor.key('Escape');
      await visitor.seesNo('[role=dialog]');
      await visitor.becomes(
        'the picture has the focus',
        () => document.activeElement?.matches('main figure a'),
        null,
      );
    },
  },
  {
    name: 'an abbreviation is underlined and copied with its sentence, and a click shows its meaning',
    run: async (visitor) => {
      await visitor.open('/academics/ktu');
      const word = 'main a.word[href$="#keam"]';
      await visitor.sees(word);
      expect(await visitor.read(styleOf, [word, 'textDecorationLine'] as const)).toBe('underline');
      expect(await visitor.read(copyOf, `main :has(> a.word[href$="#keam"])`)).toContain(
        KEAM.term[visitor.locale],
      );
      await visitor.press(word);
      await visitor.sees(['.word-meaning:popover-open', KEAM.meaning[visitor.locale]]);
      await visitor.key('Escape');
      await visitor.seesNo('.word-meaning:popover-open');
    },
  },
  {
    name: 'a page opened at a section or reloaded while scrolled keeps its position',
    run: async (visitor) => {
      await visitor.open('/facilities#hostel');
      await visitor.becomes('the section is in view', isTop, '#hostel h2');
      // Without a fragment in the address: WebKit shows the section again after a reload, also on a
      // page without scripts.
      await visitor.open('/about');
      await visitor.read(() => scrollTo({ top: 900, behavior: 'instant' }), null);
      const before = await visitor.read(scrollTop, null);
      await visitor.reload();
      await visitor.becomes('the place', isScrolledTo, before);
    },
  },
  {
    name: 'a changed fragment opens its section from any position, and Back returns to the previous position',
    run: async (visitor) => {
      await visitor.open('/about');
      for (const id of ['overview', 'achievements', 'history', 'achievements']) {
        await visitor.read((hash) => location.assign(hash), `#${id}`);
        await visitor.becomes(`${id} is in view`, isTop, `#${id} h2`);
      }
      // The position at the click: the link is scrolled into view first.
      await visitor.read(
        () =>
          addEventListener('click', () => sessionStorage.setItem('placeLeft', String(scrollY)), {
            capture: true,
            once: true,
          }),
        null,
      );
      await visitor.press(LINK);
      await visitor.isAt('/sitemap');
      const left = await visitor.read(() => Number(sessionStorage.getItem('placeLeft')), null);
      await visitor.back();
      await visitor.isAt('/about#achievements');
      await visitor.becomes('the place', isScrolledTo, left);
    },
  },
  {
    name: 'a visited page opens offline, and any other page shows the list of saved pages',
    expected: /./,
    run: async (visitor) => {
      const { offline } = labelsFor('shell', visitor.locale);
      await visitor.open('/contact');
      const isKept = async (path: string) => {
        if (!navigator.serviceWorker?.controller) return false;
        // The worker saves the page first, and then the scripts and styles that it has used.
        const used = performance.getEntriesByType('resource').map(({ name }) => name);
        const needed = [path, ...used.filter((name) => /\/assets\/.*\.(?:js|css)$/.test(name))];
        return (await Promise.all(needed.map((name) => caches.match(name)))).every(Boolean);
      };
      await visitor.becomes('the page and its files are cached', isKept, visitor.at('/contact'));
      await visitor.goOffline();
      await visitor.open('/contact');
      await visitor.sees('[data-copy-note]');
      await visitor.load('/tenders');
      await visitor.sees(['h1, h2', offline.savedPages]);
    },
  },
];
