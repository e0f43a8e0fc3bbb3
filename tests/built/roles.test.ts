// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ByRoleOptions, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';

// What a screen reader says of a page: role and accessible name. What it says of a change is tested where the change is (role `status`).

/** Address, part of the page, role, name in English and in Malayalam, further attributes. */
const EXPECTED: [
  address: string,
  part: string,
  role: string,
  en: string | RegExp,
  ml: string | RegExp,
  options?: ByRoleOptions,
][] = [
  ['/about', 'header', 'link', 'മലയാളം', 'English'],
  ['/about', 'header', 'link', 'Search this site', 'സൈറ്റിൽ തിരയുക'],
  ['/all-news', 'main', 'heading', 'All news', 'എല്ലാ അറിയിപ്പുകളും', { level: 1 }],
  ['/all-news', 'main', 'heading', 'Current notices', 'നിലവിലുള്ള അറിയിപ്പുകൾ', { level: 2 }],
  ['/tenders', 'main', 'table', 'Open and upcoming', 'നിലവിലുള്ളതും വരാനിരിക്കുന്നതും'],
  ['/tenders', 'main', 'region', 'Archive of past tenders', 'അവസാനിച്ച ടെൻഡറുകളുടെ ആർക്കൈവ്'],
  ['/tenders', 'main', 'navigation', 'Breadcrumb', 'പേജിന്റെ സ്ഥാനം'],
  ['/department/cse', 'main', 'heading', 'People', 'അധ്യാപകരും ജീവനക്കാരും', { level: 2 }],
  ['/department/cse', 'main', 'link', 'People', 'അധ്യാപകരും ജീവനക്കാരും'],
  ['/404.html', 'main', 'heading', 'Page not found', 'പേജ് കണ്ടെത്തിയില്ല', { level: 1 }],
  ['/404.html', 'main', 'searchbox', 'What are you looking for?', 'എന്താണ് തിരയുന്നത്?'],
  ['/404.html', 'main', 'navigation', 'You may be looking for', 'തിരയുന്ന പേജ് ഇവയിലൊന്നാകാം'],
];

describe.each(['en', 'ml'] as const)('a screen reader (%s)', (locale) => {
  it.each(EXPECTED)(
    'finds on %s in its %s a %s named %s',
    (address, part, role, en, ml, options) => {
      const file = address.endsWith('.html') ? address : join(address, 'index.html');
      const html = readFileSync(join('build/client', locale === 'ml' ? '/ml' : '', file), 'utf8');
      const page = new DOMParser().parseFromString(
        html.replaceAll(/\u00ad|<link\b[^>]*>/g, ''),
        'text/html',
      );
      const place = page.querySelector<HTMLElement>(part);
      if (!place) throw new Error(`There is no ${part}`);
      const [found] = within(place).getAllByRole(role, {
        name: locale === 'en' ? en : ml,
        hidden: true,
        ...options,
      });
      // The language link is in the language to which it leads.
      const lang = en === 'മലയാളം' ? { en: 'ml', ml: 'en' }[locale] : locale;
      expect(found?.closest('[lang]')?.getAttribute('lang')).toBe(lang);
    },
  );
});
