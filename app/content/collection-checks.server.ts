import type { FieldPath } from '#app/content/forms/title-at.ts';
import { carriedPictures, pictureFolders } from '#app/content/reading/carried-pictures.server.ts';
import type { ACCESS_NEEDS } from '#app/content/reading/collections.server.ts';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { collegeDay, isTermOver } from '#app/domain/clock.ts';
import { inEvery } from '#app/i18n/locale.ts';
import {
  type Expected,
  givenTwice,
  NO_FILE,
  NOTHING,
  notIn,
  STRAY_FILE,
  theFile,
} from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';

type Report = ContentFiles['report'];

const NOT_PASSED: Expected = {
  en: 'a day that has not passed, or no entry',
  ml: 'കഴിഞ്ഞുപോകാത്ത ദിവസം; അല്ലെങ്കിൽ ഈ വിവരം ഒഴിവാക്കുക',
};

/**
 * Checks what collections say of each other and of their files: laboratories and heads, pictures,
 * documents.
 */
export function checkCollections(site: Site, files: ContentFiles): void {
  const { report } = files;
  checkLaboratoriesOf(site, report);
  checkPictures(site, files);
  checkDepartments(site, report);
  for (const { file, id, successor } of site.notices)
    if (successor === id)
      report({
        file,
        path: ['successor'],
        expected: { en: 'another notice', ml: 'മറ്റൊരു അറിയിപ്പ്' },
        found: `"${id}"`,
      });
  checkDocuments(site, files);
  checkAlbums(site, files);
}

/** A post whose holder is no longer shown. */
const WHO_STAYS: Expected = {
  en: 'another person: this one has left',
  ml: 'മറ്റൊരു വ്യക്തി: ഇദ്ദേഹം സ്ഥാപനം വിട്ടു',
};

/**
 * Terms and agreements that have ended, and posts of people who have left: not a mistake in a file,
 * but the college has to act.
 * @param site the whole one, in which those who have left are
 * @param now Unix time in milliseconds
 */
export function findEndedTerms(site: Site, now: number) {
  const today = collegeDay(now);
  const left = site.people.filter(({ leftOn }) => leftOn !== undefined && leftOn <= today);
  const isHeaded = (department: string) =>
    site.people.some(
      (each) => each.isHead && each.department === department && !left.includes(each),
    );
  const vacant = (file: string, path: FieldPath, { leftOn = '' }: Site['people'][number]) => ({
    ...{ file, path, expected: WHO_STAYS, found: leftOn },
  });
  const ended = (file: string, path: FieldPath, lastDay: string) => ({
    file,
    path,
    expected: NOT_PASSED,
    found: lastDay,
  });
  return [
    ...site.committees
      .filter(({ term }) => isTermOver(term.to, now))
      .map(({ file, term }) => ended(file, ['term', 'to'], term.to)),
    ...site.programmes.flatMap(({ accreditation }, index) =>
      accreditation && isTermOver(accreditation.to, now)
        ? [ended('programmes.yaml', [index, 'accreditation', 'to'], accreditation.to)]
        : [],
    ),
    ...left.flatMap((person) => [
      ...(person.isHead && !isHeaded(person.department)
        ? [vacant(person.file, ['isHead'], person)]
        : []),
      ...site.committees.flatMap(({ file, members }) =>
        members.flatMap((member, index) =>
          'person' in member && member.person === person.id
            ? [vacant(file, ['members', index], person)]
            : [],
        ),
      ),
    ]),
  ];
}

/** A person is in charge of laboratories of the own department. */
function checkLaboratoriesOf({ people, departments }: Site, report: Report): void {
  for (const { file, department, laboratories = [] } of people) {
    const known =
      departments.find(({ id }) => id === department)?.laboratories.map(({ id }) => id) ?? [];
    for (const id of laboratories) {
      if (!known.includes(id)) report({ file, path: ['laboratories'], ...notIn(known, id) });
    }
  }
}

function checkPictures(site: Site, files: ContentFiles): void {
  for (const { file, path, place } of carriedPictures(site))
    if (!files.exists(place))
      files.report({ file, path, expected: theFile(place), found: NO_FILE });
}

/**
 * Files that no entry names, of the whole content: an entry that is published later has files too.
 * An unused photograph must be deleted, because the consent was for its page.
 */
export function checkStrayFiles(site: Site, files: ContentFiles): void {
  const check = (folder: string, listed: readonly string[], expected: Expected) => {
    const places = files.listIfThere(folder).map((name) => `${folder}/${name}`);
    for (const file of places.filter((each) => !listed.includes(each)))
      files.report({ file, path: [], expected, found: STRAY_FILE });
  };
  const pictures = carriedPictures(site).map(({ place }) => place);
  for (const folder of pictureFolders(site))
    check(folder, pictures, {
      en: 'a photograph named by an entry',
      ml: 'ഒരു വിവരത്തിൽ പേരുള്ള ഫോട്ടോ',
    });
  check(
    'documents/files',
    site.documents.flatMap(({ files: own }) => own.map(({ file }) => `documents/files/${file}`)),
    {
      en: 'a file named by a document',
      ml: 'ഒരു രേഖയിൽ പേരുള്ള ഫയൽ',
    },
  );
}

function checkDepartments({ departments, people }: Site, report: Report): void {
  // Who has left, or leaves, is followed by another person.
  const staying = people.filter(({ leftOn }) => leftOn === undefined);
  for (const { id, laboratories } of departments) {
    const file = `departments/${id}/department.yaml`;
    for (const [index, laboratory] of laboratories.entries()) {
      const charge = staying.filter(
        (person) => person.department === id && person.laboratories?.includes(laboratory.id),
      );
      if (charge.length > 1) {
        const found = inEvery((locale) => charge.map(({ name }) => name[locale]).join(', '));
        report({
          file,
          path: ['laboratories', index],
          expected: { en: 'one person in charge', ml: 'ചുമതലയുള്ള ഒരാൾ' },
          found,
        });
      }
    }
    for (const laboratory of repeated(laboratories.map(({ id }) => id)))
      report({ file, path: ['laboratories'], ...givenTwice(laboratory) });
    const heads = staying.filter((person) => person.department === id && person.isHead);
    if (heads.length > 1)
      report({
        file,
        path: [],
        expected: { en: 'one head of department', ml: 'ഒരു വകുപ്പ് മേധാവി' },
        found: inEvery((locale) => heads.map(({ name }) => name[locale]).join(', ')),
      });
  }
}

function checkDocuments({ documents }: Site, files: ContentFiles): void {
  // Files printed from a text of the content are checked after `npm run documents`.
  for (const { file, texts, files: own } of documents) {
    for (const missing of own.filter(
      (each) => !texts && !files.exists(`documents/files/${each.file}`),
    ))
      files.report({
        file,
        path: ['files'],
        expected: theFile(`documents/files/${missing.file}`),
        found: NO_FILE,
      });
  }
  for (const document of documents) checkAccess(document, files);
  for (const { file, files: own, personal = [] } of documents)
    for (const column of own.flatMap(({ list }) => list?.personal ?? []))
      if (!personal.includes(column))
        files.report({ file, path: ['personal'], expected: NO_PERSONAL, found: column });
}

const NO_PERSONAL: Expected = {
  en: 'no column about persons such as this; or its name here, if a rule wants it public',
  ml: 'ഇത്തരം വ്യക്തിവിവരങ്ങളുടെ കോളം വേണ്ട; ചട്ടപ്രകാരം പ്രസിദ്ധീകരിക്കേണ്ടതാണെങ്കിൽ അതിന്റെ പേര് ഇവിടെ',
};

const NEEDS: Readonly<Record<(typeof ACCESS_NEEDS)[number], Expected>> = {
  tags: { en: 'tags', ml: 'ടാഗുകൾ' },
  text: { en: 'text', ml: 'അക്ഷരങ്ങൾ' },
  title: { en: 'a title', ml: 'തലക്കെട്ട്' },
  language: { en: 'a language', ml: 'ഭാഷ' },
};

/**
 * The record of a file that screen readers cannot read must state this and name a page with the
 * same content.
 */
function checkAccess(
  { file, files: own, texts, page, unreadable, readableFrom }: Site['documents'][number],
  files: ContentFiles,
): void {
  const lacking = own.flatMap(({ file: name, measure }) => {
    const needs = measure?.missing?.map((need) => NEEDS[need]) ?? [];
    // A file that replaces another one has its name.
    const which = own.length > 1 ? ` (${name})` : '';
    return needs.length > 0
      ? [
          {
            en: `a file without ${needs.map(({ en }) => en).join(', ')}${which}`,
            ml: `${needs.map(({ ml }) => ml).join(', ')} ഇല്ലാത്ത ഫയൽ${which}`,
          },
        ]
      : [];
  });
  if (lacking.length > 0 && !unreadable) {
    const expected: Expected = {
      en: 'a file with tags, text, title and language; or a tick at “A screen reader cannot read the file” and a page that says the same, or the office that gives a readable text',
      ml: 'ടാഗുകളും അക്ഷരങ്ങളും തലക്കെട്ടും ഭാഷയുമുള്ള ഫയൽ; അല്ലെങ്കിൽ “സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല” എന്ന ടിക്കും ഇതേ വിവരമുള്ള പേജും, അല്ലെങ്കിൽ വായിക്കാവുന്ന പകർപ്പ് നൽകുന്ന ഓഫീസും',
    };
    const found: Expected = {
      en: lacking.map(({ en }) => en).join('; '),
      ml: lacking.map(({ ml }) => ml).join('; '),
    };
    files.report({ file, path: ['files'], expected, found });
  }
  if (unreadable && !texts && page === undefined && readableFrom === undefined) {
    files.report({
      file,
      path: ['page'],
      expected: {
        en: 'a page of this site with the same content as the unreadable file',
        ml: 'വായിക്കാനാകാത്ത ഫയലിലെ അതേ വിവരമുള്ള ഈ സൈറ്റിലെ പേജ്',
      },
      found: NOTHING,
    });
  }
  if (unreadable && lacking.length === 0 && own.every(({ measure }) => measure)) {
    files.report({
      file,
      path: ['unreadable'],
      expected: { en: 'no tick: every file can be read', ml: 'ടിക്ക് വേണ്ട; എല്ലാ ഫയലും വായിക്കാം' },
      found: { en: 'a tick', ml: 'ടിക്ക് ചെയ്തിരിക്കുന്നു' },
    });
  }
}

function checkAlbums({ albums }: Site, files: ContentFiles): void {
  for (const { file, pictures } of albums)
    for (const picture of repeated(pictures.map(({ id }) => id)))
      files.report({ file, path: ['pictures'], ...givenTwice(picture) });
}
