import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { PORTRAITS } from '#app/features/people/portraits.server.ts';
import { isTermOver } from '#app/lib/clock.ts';
import { repeated } from '#app/lib/file-names.ts';

type Report = ContentFiles['report'];

/** Checks references between the collections: people, departments, laboratories, programmes, documents, committees, places. */
export function checkCollections(site: Site, files: ContentFiles): void {
  const report: Report = (problem) => files.report(problem);
  const refer = referrer(site, report);
  checkPeople(site, report, refer);
  checkPortraits(site, files);
  checkDepartments(site, report, refer);
  checkNotices(site, report, refer);
  for (const event of site.events) {
    refer('departments', event.file, 'departments', event.departments ?? []);
    refer('places', event.file, 'place', event.place ? [event.place] : []);
  }
  for (const tender of site.tenders) refer('documents', tender.file, 'documents', tender.documents ?? []);
  refer(
    'departments',
    'placements.yaml',
    'rows',
    site.placements.rows.map(({ department }) => department),
  );
  for (const { file, departments } of [...site.partners, ...site.documents]) refer('departments', file, 'departments', departments ?? []);
  for (const committee of site.committees) {
    const people = committee.members.flatMap((member) => ('person' in member ? [member.person] : []));
    refer('people', committee.file, 'members', people);
  }
  checkDocuments(site, files);
  checkAlbums(site, files);
  checkTitles(site, report);
}

/** Terms and agreements that have ended: not a mistake in a file, but the college has to act. `now` is a Unix time in milliseconds. */
export function findEndedTerms(site: Site, now: number) {
  const ended = (file: string, field: string, lastDay: string) => ({ file, field, expected: 'a day that has not passed, or no entry', found: lastDay });
  return [
    ...site.committees.filter(({ term }) => isTermOver(term.to, now)).map(({ file, term }) => ended(file, 'term.to', term.to)),
    ...site.programmes.flatMap(({ id, accreditation }) =>
      accreditation && isTermOver(accreditation.to, now) ? [ended('programmes.yaml', `${id}: accreditation.to`, accreditation.to)] : [],
    ),
  ];
}

type Kind = 'departments' | 'programmes' | 'people' | 'documents' | 'notices' | 'places';
type Refer = (kind: Kind, file: string, field: string, ids: readonly string[]) => void;

/** Reports unknown ids; the message lists the known ones if they are few. */
function referrer(site: Site, report: Report): Refer {
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const known: Record<Kind, readonly string[]> = {
    departments: idsOf(site.departments),
    programmes: idsOf(site.programmes),
    people: idsOf(site.people),
    documents: idsOf(site.documents),
    notices: idsOf(site.notices),
    places: idsOf(site.campusMap.places),
  };
  return (kind, file, field, ids) => {
    const all = known[kind];
    const expected = all.length > 30 ? `the id of one of the ${kind}` : `one of: ${all.join(', ')}`;
    for (const id of ids) if (!all.includes(id)) report({ file, field, expected, found: `"${id}"` });
  };
}

function checkPeople({ people, departments }: Site, report: Report, refer: Refer): void {
  for (const { file, department, programmes, laboratories } of people) {
    refer('departments', file, 'department', [department]);
    refer('programmes', file, 'programmes', programmes);
    const known = departments.find(({ id }) => id === department)?.laboratories.map(({ id }) => id) ?? [];
    for (const id of laboratories ?? []) {
      if (!known.includes(id)) report({ file, field: 'laboratories', expected: `a laboratory of ${department}: ${known.join(', ')}`, found: `"${id}"` });
    }
  }
}

/** An unused photograph must be deleted, because the consent was for its page. */
function checkPortraits({ people }: Site, files: ContentFiles): void {
  const named = people.flatMap(({ file, portrait }) => (portrait ? [{ file, portrait: portrait.file }] : []));
  for (const { file, portrait } of named) {
    if (!files.exists(`${PORTRAITS}/${portrait}`))
      files.report({ file, field: 'portrait.file', expected: `the file ${PORTRAITS}/${portrait}`, found: 'no such file' });
  }
  for (const name of files.listIfThere(PORTRAITS).filter((each) => !named.some(({ portrait }) => portrait === each))) {
    files.report({ file: `${PORTRAITS}/${name}`, field: 'file', expected: 'a portrait named by a person', found: 'a file that no page shows' });
  }
}

function checkDepartments({ departments, people }: Site, report: Report, refer: Refer): void {
  for (const { id, laboratories } of departments) {
    const file = `departments/${id}/department.yaml`;
    for (const laboratory of laboratories) {
      refer('programmes', file, `laboratories ${laboratory.id}: programmes`, laboratory.programmes);
      const charge = people.filter((person) => person.department === id && person.laboratories?.includes(laboratory.id));
      if (charge.length > 1) {
        const found = charge.map((person) => person.id).join(' and ');
        report({ file, field: `laboratories ${laboratory.id}`, expected: 'one person in charge', found });
      }
    }
    for (const laboratory of repeated(laboratories.map(({ id }) => id)))
      report({ file, field: 'laboratories', expected: 'each id once', found: `"${laboratory}" twice` });
    const heads = people.filter((person) => person.department === id && person.isHead);
    if (heads.length > 1) report({ file, field: 'people', expected: 'one head of department', found: heads.map((head) => head.id).join(' and ') });
  }
}

function checkNotices({ notices }: Site, report: Report, refer: Refer): void {
  for (const { file, id, departments, attachments, successor } of notices) {
    refer('departments', file, 'departments', departments ?? []);
    refer('documents', file, 'attachments', attachments ?? []);
    refer('notices', file, 'successor', successor === undefined ? [] : [successor]);
    if (successor === id) report({ file, field: 'successor', expected: 'another notice', found: `"${id}" itself` });
  }
}

function checkDocuments({ documents }: Site, files: ContentFiles): void {
  const listed = documents.flatMap((document) => document.files.map(({ file }) => file));
  // Files printed from a text of the content are checked after `npm run documents`.
  for (const { file, texts, files: own } of documents) {
    for (const missing of own.filter((each) => !texts && !files.exists(`documents/files/${each.file}`)))
      files.report({ file, field: 'files', expected: `the file documents/files/${missing.file}`, found: 'no such file' });
  }
  for (const document of documents) checkAccess(document, files);
  for (const name of files.listIfThere('documents/files').filter((file) => !listed.includes(file))) {
    files.report({ file: `documents/files/${name}`, field: 'file', expected: 'a file named by a document', found: 'a file that no page offers' });
  }
}

/** The record of a file that screen readers cannot read must state this and name a page with the same content. */
function checkAccess({ file, files: own, texts, page, unreadable }: Site['documents'][number], files: ContentFiles): void {
  const lacking = own.flatMap((each) => (each.measure?.missing ? [`${each.file} has no ${each.measure.missing.join(', no ')}`] : []));
  if (lacking.length > 0 && !unreadable) {
    const expected = 'a file with tags, text, title and language; or unreadable: true and in `page` a page that says the same';
    files.report({ file, field: 'files', expected, found: lacking.join('; ') });
  }
  if (unreadable && !texts && page === undefined) {
    files.report({ file, field: 'page', expected: 'a page of this site with the same content as the unreadable file', found: 'nothing' });
  }
  if (unreadable && lacking.length === 0 && own.every(({ measure }) => measure)) {
    files.report({ file, field: 'unreadable', expected: 'no such field, because screen readers can read every file', found: 'true' });
  }
}

function checkAlbums({ albums }: Site, files: ContentFiles): void {
  for (const { id, file, pictures } of albums) {
    for (const picture of pictures) {
      if (!files.exists(`gallery/${id}/${picture.file}`))
        files.report({ file, field: `pictures ${picture.id}`, expected: `the file gallery/${id}/${picture.file}`, found: 'no such file' });
    }
    for (const picture of repeated(pictures.map(({ id }) => id)))
      files.report({ file, field: 'pictures', expected: 'each id once', found: `"${picture}" twice` });
  }
}

/** Pages with the same name cannot be distinguished in results, tabs and lists. */
function checkTitles({ college, notices, events, albums, documents, people }: Site, report: Report): void {
  const lists = [notices, events, albums, documents, people.map((person) => ({ ...person, title: person.name }))];
  for (const list of lists) {
    for (const locale of college.languages) {
      const seen = new Map<string, string>();
      for (const { file, title } of list) {
        const other = seen.get(title[locale]);
        if (other) report({ file, field: `title.${locale}`, expected: `another title than that of ${other}`, found: title[locale] });
        seen.set(title[locale], file);
      }
    }
  }
}
