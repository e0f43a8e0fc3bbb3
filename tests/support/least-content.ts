import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { newFolder } from '#tests/support/new-folder.ts';
import { writeFile } from '#tools/lib/write-file.ts';

type Fields = Record<string, unknown>;

/** Pages that the product itself needs, with their sections. */
const PAGES = {
  contact: ['offices'],
  academics: ['programs', 'lists'],
  help: ['offline', 'open-data', 'plain-words'],
};
/** What shows a list; each is empty here. */
const LISTS = [
  '::seat-kinds',
  '::year',
  '::campus-map',
  '::wheelchair-access',
  '::faq',
  '::plain-words',
  '::bus-routes',
  '::hostel-charges',
  '::placements',
  '::research-areas',
  '::committees',
  '::achievements',
  '::accreditation',
  '::departments{group=engineering}',
  '::research-guides',
];

/**
 * The least that a college needs to build its site, in a new folder: no entry in any list, and the
 * pages to which the product itself leads.
 */
export function leastContent(): string {
  const folder = newFolder();
  const put = (file: string, text: string) => writeFile(join(folder, file), text);
  const from = (file: string, change: (fields: Fields) => Fields) =>
    put(file, stringify(change(parse(readFileSync(join('content', file), 'utf8')) as Fields)));
  cpSync('content/page-days.yaml', join(folder, 'page-days.yaml'));
  from('college.yaml', (college) => ({
    ...college,
    disclosureHref: '/contact',
    contacts: (college.contacts as { role: string }[]).filter(({ role }) =>
      ['office', 'web-manager'].includes(role),
    ),
  }));
  from('home.yaml', (home) => ({
    ...home,
    ways: [{ ...(home.ways as Fields[])[0], href: '/admissions' }],
    figures: [],
    works: [],
    life: [],
    resources: [{ ...(home.resources as Fields[])[0], href: '/admissions' }],
  }));
  put(
    'navigation.yaml',
    stringify({
      menu: [{ id: 'academics', title: { en: 'Academics', ml: 'പഠനം' }, href: '/academics' }],
      tasks: [],
      footer: { quickLinks: [], resources: [], help: [], legal: [] },
    }),
  );
  put('admissions/streams.yaml', '[]\n');
  from('admissions/page.yaml', (page) => ({
    ...page,
    certificateValidity: [],
    admissionDay: undefined,
    officeRole: 'office',
  }));
  put('admissions/tabs.yaml', '[]\n');
  for (const [page, sections] of Object.entries(PAGES)) {
    put(
      `pages/${page}/page.yaml`,
      stringify({
        title: { en: `Page of ${page}`, ml: 'പേജ്' },
        summary: { en: `What ${page} has.`, ml: 'പേജിലെ വിവരങ്ങൾ.' },
        keywords: { en: [page], ml: ['പേജ്'] },
        owner: 'web-team',
        sections,
      }),
    );
    for (const section of sections) {
      const shown = section === 'lists' ? LISTS.join('\n\n') : '';
      const head = `keywords: [${section}]\nupdatedOn: 2026-11-20\n---`;
      put(
        `pages/${page}/${section}.en.md`,
        `---\ntitle: Part ${section}\nsummary: The part ${section}.\n${head}\nA text.\n\n${shown}\n`,
      );
      put(
        `pages/${page}/${section}.ml.md`,
        `---\ntitle: ഭാഗം ${section}\nsummary: ${section} എന്ന ഭാഗം.\n${head}\nഒരു വാക്യം.\n\n${shown}\n`,
      );
    }
  }
  return folder;
}
