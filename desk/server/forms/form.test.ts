import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { fieldsAt, formSchema, schemaOf } from './form.ts';
import { formWords, needsOf } from './form-words.ts';
import { choicesOf } from './named-choices.ts';
import { titleOf } from './titles.ts';

afterEach(() => vi.unstubAllEnvs());

it('only texts that must be there are marked as required in their languages', () => {
  const { title, summary, audience } = formSchema(kindOf('news') as Kind, {
    languages: ['en', 'ml'],
  }).properties as Record<string, { required: string[] }>;
  expect([title?.required, summary?.required, audience?.required]).toEqual([
    ['en', 'ml'],
    [],
    ['en', 'ml'],
  ]);
});

it.each([
  ['people', 'image/jpeg,image/png,image/webp,image/avif,image/gif'],
  ['gallery', 'image/jpeg,image/png,image/webp,image/avif,image/gif'],
  ['documents', '.pdf,.csv,.tsv,image/jpeg,image/png,image/webp'],
  ['college', '.svg,.png'],
])('for %s no HEIC is offered, so that a phone sends JPEG', (kind, accepted) => {
  const offered = [
    ...JSON.stringify(formSchema(kindOf(kind) as Kind)).matchAll(/"x-accept":"([^"]*)"/g),
  ];
  expect(offered.map(([, files]) => files)).toEqual([accepted]);
});

it.each([
  [['en', 'ml'] as const, true],
  [['en', 'ta'] as const, false],
])('a college in %j is asked about advice on Malayalam: %j', (languages, isAsked) => {
  const fields = formSchema(kindOf('college') as Kind, { languages }).properties;
  expect(Object.keys(fields ?? {}).includes('withoutSpellingAdvice')).toBe(isAsked);
});

it.each(['news', 'events', 'tenders', 'documents'])(
  'an entry of %s may be in one language only of those that the college publishes',
  (kind) => {
    const fields = formSchema(kindOf(kind) as Kind, { languages: ['en', 'ta'] }).properties;
    expect((fields as Record<string, unknown>).only).toMatchObject({ enum: ['en', 'ta'] });
  },
);

it('programmes and fees of one name differ by their courses', () => {
  const name = { en: 'Civil Engineering', ml: 'സിവിൽ എൻജിനീയറിങ്' };
  expect(titleOf({ award: 'mtech', code: 'CE-SE', name }, 'mtech-ce')).toEqual({
    en: 'Civil Engineering (CE-SE)',
    ml: 'സിവിൽ എൻജിനീയറിങ് (CE-SE)',
  });
  const fee = {
    name: { en: 'Admission fee', ml: 'പ്രവേശന ഫീസ്' },
    amounts: { btech: 9650, mca: 750 },
  };
  expect(titleOf(fee, 'admission')).toEqual({
    en: 'Admission fee (B.Tech, MCA)',
    ml: 'പ്രവേശന ഫീസ് (ബി.ടെക്, എം.സി.എ.)',
  });
});

it('amounts of a fee are called by the degrees of the college', () => {
  const folder = newFolder();
  vi.stubEnv('CONTENT_DIR', folder);
  const titles = () => {
    const { amounts } = formWords('fees', formSchema(kindOf('fees') as Kind)).en;
    const { btech, mtech } = amounts as Record<string, Record<string, string>>;
    return [btech?.['ui:title'], mtech?.['ui:title']];
  };
  expect(titles()).toEqual([undefined, undefined]);
  writeFileSync(
    join(folder, 'degrees.yaml'),
    `- { id: be, name: { en: B.E., ml: ബി.ഇ. }, course: btech }
- { id: me, name: { en: M.E., ml: എം.ഇ. }, course: mtech }
- { id: mplan, name: { en: M.Plan, ml: എം.പ്ലാൻ }, course: mtech }
`,
  );
  expect(titles()).toEqual(['B.E.', 'M.E. and M.Plan']);
});

describe('what an entry needs beside its form', () => {
  const content = new ContentFolder('content');
  const namesOf = (name: string, value?: unknown) =>
    needsOf(content, kindOf(name) as Kind, value).map(({ title }) => title.en);

  it('is all of it for a new department, with the forms to fill in', () => {
    expect(needsOf(content, kindOf('departments') as Kind, undefined)).toMatchObject([
      { kind: 'people', title: { en: 'A head: a person of the department with this mark' } },
      { kind: 'people' },
      { kind: 'programmes' },
      { kind: 'departments', path: ['laboratories'] },
      { kind: 'departments', path: ['syllabus'] },
      { kind: 'campus-map', id: '' },
      { kind: 'gallery' },
    ]);
  });

  it('is what is still missing: nothing for a programme whose degree has its fees and admission', () => {
    const programme = { award: 'btech', department: 'cse' };
    expect(namesOf('programmes', programme)).toEqual([]);
    expect(namesOf('programmes', { ...programme, award: 'barch' })).toEqual([
      'Fees of its course',
      'Seats by category, of its degree',
    ]);
    expect(namesOf('news', {})).toEqual([]);
  });
});

it.each([
  {
    kind: 'ways-in',
    path: ['stops', 'dates', 'event'],
    of: 'repeated-events',
    choice: {
      id: 'btech-allotment',
      en: 'B.Tech first allotment reporting 2025-26',
      ml: 'ബി.ടെക് ഒന്നാം അലോട്ട്മെന്റ് പ്രവേശനം 2025-26',
    },
  },
  {
    kind: 'events',
    path: ['place'],
    of: 'places',
    choice: { id: 'library', en: 'Library', ml: 'ലൈബ്രറി' },
  },
])('of $kind the field $path is chosen by its name', ({ kind, path, of, choice }) => {
  const [field] = fieldsAt(schemaOf(kindOf(kind) as Kind), path);
  expect(field?.['x-reference']).toBe(of);
  const choices = choicesOf(new ContentFolder('content'), of);
  expect(choices.filter(({ id }) => id === choice.id)).toEqual([choice]);
});

it('a drawing is chosen by its name, in both languages', () => {
  const schema = formSchema(kindOf('departments') as Kind);
  const words = formWords('departments', schema);
  const { drawing } = schema.properties as Record<string, { enum: string[] }>;
  const named = (['en', 'ml'] as const).map(
    (locale) => (words[locale].drawing as { 'ui:enumNames': string[] })['ui:enumNames'],
  );
  expect(named.map((names) => names[drawing?.enum.indexOf('hostel') ?? -1])).toEqual([
    'Hostel',
    'ഹോസ്റ്റൽ',
  ]);
  expect(named.map((names) => names.filter((name) => name === ''))).toEqual([[], []]);
});
