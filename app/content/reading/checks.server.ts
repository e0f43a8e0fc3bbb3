import { isAwaited } from '#app/content/awaited.ts';
import { listAnchors } from '#app/content/pages.server.ts';
import { CONTACT_ROLES, PORTALS } from '#app/content/schemas/college.ts';
import { figureValues, identifiers } from '#app/content/views/figures.ts';
import { checkDirective, LEAF_DIRECTIVES } from '#app/content/views/section-text.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { listDrawings } from './drawings.server.ts';
import type { ContentFiles } from './files.server.ts';
import { findTextFaults, linksOf } from './markdown.server.ts';
import type { Site } from './read.server.ts';

type Report = ContentFiles['report'];

/** Checks across files what no schema can see: references, links, anchors, duplicates. Every mistake is reported. */
export function checkSite(site: Site, files: ContentFiles): void {
  const report: Report = (problem) => files.report(problem);
  checkContacts(site, report);
  checkProgrammes(site, report);
  checkLinks(site, report);
  checkTexts(site, report);
  checkRedirects(site, report);
  checkDrawings(site, report);
}

function reportDuplicates(values: readonly string[], file: string, field: string, report: Report): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) report({ file, field, expected: 'each value once', found: `"${value}" twice` });
    seen.add(value);
  }
}

function checkContacts({ college }: Site, report: Report): void {
  const roles = college.contacts.map((contact) => contact.role);
  reportDuplicates(roles, 'college.yaml', 'contacts', report);
  for (const role of CONTACT_ROLES.filter((role) => !roles.includes(role))) {
    report({ file: 'college.yaml', field: 'contacts', expected: `an entry with role: ${role}`, found: 'none' });
  }
}

function checkProgrammes({ programmes, departments }: Site, report: Report): void {
  const file = 'programmes.yaml';
  reportDuplicates(
    programmes.map(({ id }) => id),
    file,
    'id',
    report,
  );
  reportDuplicates(
    programmes.map(({ code }) => code),
    file,
    'code',
    report,
  );
  const ids = departments.map(({ id }) => id);
  programmes.forEach(({ department }, index) => {
    if (!ids.includes(department)) report({ file, field: `[${index}].department`, expected: `one of: ${ids.join(', ')}`, found: `"${department}"` });
  });
}

function checkLinks(site: Site, report: Report): void {
  const anchors = listAnchors(site);
  const check = (file: string, field: string, href: string) => checkTarget(anchors, file, field, href, report);
  const { menu, footer } = site.navigation;
  reportDuplicates(
    menu.map(({ id }) => id),
    'navigation.yaml',
    'menu',
    report,
  );
  for (const item of menu) {
    check('navigation.yaml', `menu ${item.id}`, item.href);
    for (const entry of item.entries ?? []) check('navigation.yaml', `menu ${item.id}: ${entry.label.en}`, entry.href);
  }
  for (const [group, links] of Object.entries(footer)) for (const link of links) check('navigation.yaml', `footer ${group}: ${link.label.en}`, link.href);
  check('college.yaml', 'disclosureHref', site.college.disclosureHref);
  for (const list of ['ways', 'life', 'resources'] as const) {
    for (const [index, { href }] of site.home[list].entries()) check('home.yaml', `${list}[${index}].href`, href);
  }
  for (const { file, href } of [...site.notices, ...site.events]) check(file, 'href', href);
  for (const tab of ['btech', 'mtech', 'phd'] as const) {
    for (const [index, { href }] of (site.admissions[tab].links ?? []).entries()) check(`admissions/${tab}.yaml`, `links[${index}].href`, href);
  }
}

function checkTarget(anchors: Map<string, Set<string>>, file: string, field: string, href: string, report: Report): void {
  if (href.startsWith('portal:') && !PORTALS.some((name) => href === `portal:${name}`)) {
    report({ file, field, expected: `portal: with one of: ${PORTALS.join(', ')}`, found: href });
  }
  if (!href.startsWith('/')) return;
  const [path = '/', anchor] = href.split('#');
  if (isAwaited(path)) return;
  const known = anchors.get(path === '' ? '/' : path);
  if (!known) report({ file, field, expected: 'the address of a page of this site', found: href });
  else if (anchor !== undefined && !known.has(anchor)) {
    report({ file, field, expected: `an anchor of ${path} (${[...known].join(', ') || 'it has none'})`, found: `#${anchor}` });
  }
}

function checkTexts(site: Site, report: Report): void {
  const anchors = listAnchors(site);
  for (const page of site.pages) {
    for (const locale of LOCALES) {
      reportDuplicates(
        page.sectionTexts.map((section) => section.texts[locale].frontMatter.title),
        `pages/${page.id}`,
        `title (${locale})`,
        report,
      );
      for (const section of page.sectionTexts) {
        const file = `pages/${page.id}/${section.id}.${locale}.md`;
        const { tree } = section.texts[locale];
        const textValue = (name: string, key: string) => ({ figure: figureValues(site), id: identifiers(site) })[name]?.[key];
        for (const fault of findTextFaults(tree, { leafDirectives: LEAF_DIRECTIVES, textValue })) report({ file, ...fault });
        for (const node of tree.children) if (node.type === 'leafDirective') checkDirective(node, file, report);
        for (const href of linksOf(tree)) checkTextLink(anchors, file, href, report);
      }
    }
    for (const { id, texts } of page.sectionTexts) {
      if (texts.ml.frontMatter.updatedOn < texts.en.frontMatter.updatedOn) {
        report({
          file: `pages/${page.id}/${id}.ml.md`,
          field: 'front matter: updatedOn',
          expected: `a day not before that of the English text, ${texts.en.frontMatter.updatedOn}`,
          found: texts.ml.frontMatter.updatedOn,
        });
      }
    }
  }
}

function checkTextLink(anchors: Map<string, Set<string>>, file: string, href: string, report: Report): void {
  if (/^(https:\/\/|mailto:|tel:)/.test(href)) return;
  if (!href.startsWith('/') || href.startsWith('/ml')) {
    report({ file, field: 'text, link', expected: 'an address beginning with / (without /ml), https://, mailto: or tel:', found: href });
    return;
  }
  checkTarget(anchors, file, 'text, link', href, report);
}

function checkRedirects(site: Site, report: Report): void {
  const anchors = listAnchors(site);
  reportDuplicates(
    site.redirects.map(({ from }) => from),
    'redirects.yaml',
    'from',
    report,
  );
  site.redirects.forEach(({ from, to }, index) => {
    if (anchors.has(from)) report({ file: 'redirects.yaml', field: `[${index}].from`, expected: 'an address that no page has', found: from });
    checkTarget(anchors, 'redirects.yaml', `[${index}].to`, to, report);
  });
}

function checkDrawings(site: Site, report: Report): void {
  const drawings = listDrawings();
  const check = (file: string, field: string, drawing: string) => {
    if (!drawings.includes(drawing)) report({ file, field, expected: `one of: ${drawings.join(', ')}`, found: `"${drawing}"` });
  };
  for (const page of site.pages) if (page.drawing) check(`pages/${page.id}/page.yaml`, 'drawing', page.drawing);
  for (const [index, { drawing }] of site.home.life.entries()) check('home.yaml', `life[${index}].drawing`, drawing);
}
