import { afterAll, describe, expect, it } from 'vitest';
import { deskOverCopy, person, settingsFor } from './desk-copy.ts';

const desk = await deskOverCopy(
  settingsFor([person('office'), person('lib'), person('cse', { department: 'cse' })]),
);
afterAll(() => desk.dispose());

const ask = (user: string, address: string, body?: object, method = body ? 'POST' : 'GET') =>
  desk.askAs(user, address, body, { method: method as 'GET' });
const notice: Record<string, unknown> = (
  await ask('office', 'entry?kind=news&id=bus-routes-revised')
).answer.value;
const keep = (user: string, id: string, value: unknown, more = {}) =>
  ask(user, 'draft', { kind: 'news', id, value, base: null, ...more }, 'PUT');
const open = async (user: string, id: string, kind = 'news') =>
  (await ask(user, `entry?${new URLSearchParams({ kind, id })}`)).answer;
const titled = (en: number) => ({ ...notice, title: { en: `Notice ${en}`, ml: `അറിയിപ്പ് ${en}` } });
const save = (
  user: string,
  draft: string,
  value: unknown,
  id = 'library-hours',
  base: unknown = null,
) => ask(user, 'save', { kind: 'news', id, draft, value, base });

it('a person is told of what department the entries may be changed', async () => {
  expect((await ask('cse', 'me')).answer.department).toEqual({
    en: 'Computer Science and Engineering',
    ml: expect.stringMatching(/[ഀ-ൿ]/),
  });
  expect((await ask('office', 'me')).answer.department).toBeUndefined();
});

describe('drafts of new entries', () => {
  it('begun in two tabs are two, each with the name that was typed', async () => {
    await keep('office', 'new!a1', titled(1), { address: 'first-name' });
    await keep('office', 'new!b2', { title: { en: 'Half' } });
    const titles = (await ask('office', 'drafts')).answer.map(
      ({ id, title }: { id: string; title: { ml: string } }) => `${id} ${title.ml}`,
    );
    expect(titles.sort()).toEqual(['new!a1 അറിയിപ്പ് 1', 'new!b2 Half']);
    expect((await open('office', 'new!a1')).draft).toMatchObject({
      address: 'first-name',
      value: { title: { en: 'Notice 1' } },
    });
    expect((await open('lib', 'new!a1')).draft).toBeNull();
  });

  it('get a name that is free when they are saved, and overwrite nothing', async () => {
    const saved = await Promise.all([
      save('office', 'new!a1', titled(1)),
      save('office', 'new!b2', titled(2)),
      save('lib', 'new!c3', titled(3)),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(saved.map(({ answer }) => answer.id).sort()).toEqual([
      'library-hours',
      'library-hours-2',
      'library-hours-3',
    ]);
    expect(
      ['', '-2', '-3']
        .map((end) => /Notice \d/.exec(desk.read(`news/library-hours${end}.yaml`))?.[0])
        .sort(),
    ).toEqual(['Notice 1', 'Notice 2', 'Notice 3']);
  });

  it.each([
    ['library-Hours', 'library-Hours-4'],
    ['nul', 'nul-2'],
  ])('named %s are called %s, so that every computer can keep the file', async (id, name) => {
    expect(
      (
        await ask('office', 'check', {
          kind: 'news',
          id,
          draft: 'new!d4',
          value: titled(4),
          base: null,
        })
      ).answer,
    ).toEqual({
      id: name,
      mistakes: [],
      advice: [],
    });
  });

  it('saved twice, in two tabs, are one entry, and the later tab is shown what the earlier has saved', async () => {
    const { id } = (await save('office', 'new!e5', titled(5), 'five')).answer;
    expect((await open('office', 'new!e5')).savedAs).toBe('five');
    const { status, answer } = await save('office', 'new!e5', titled(55), 'five');
    expect([status, answer.id, answer.conflicts[0].path]).toEqual([409, id, ['title', 'en']]);
    expect((await save('office', 'new!e5', titled(55), 'five', answer.theirs)).answer.id).toBe(
      'five',
    );
    expect(desk.read('news/five.yaml')).toContain('Notice 55');
  });

  it('written in two tabs: the tab that opened an earlier state replaces nothing, and its saving removes nothing of the other', async () => {
    const draft = (tab: string, number: number, since?: string) =>
      keep('office', 'new!g7', titled(number), { tab, ...(since && { since }) });
    const kept = async () => (await open('office', 'new!g7')).draft?.value.title.en;
    const first = (await draft('a', 1)).answer.savedAt;
    expect((await draft('a', 2)).status).toBe(200);
    const refused = await draft('b', 3, first);
    expect([refused.status, refused.answer.error.en]).toEqual([
      409,
      expect.stringContaining('in another tab or on another device'),
    ]);
    expect(await kept()).toBe('Notice 2');
    const body = {
      kind: 'news',
      id: 'seven',
      draft: 'new!g7',
      value: titled(8),
      base: null,
      tab: 'b',
      since: first,
    };
    expect((await ask('office', 'save', body)).status).toBe(200);
    expect(await kept()).toBe('Notice 2');
    const { draft: last } = await open('office', 'new!g7');
    expect((await draft('b', 4, last.savedAt)).status).toBe(200);
  });

  it('of one entry written by two people name the other', async () => {
    const writing = async (user: string) =>
      (await keep(user, 'hostel-rooms-even-semester', titled(9), { base: notice })).answer.others;
    expect([await writing('office'), await writing('lib'), await writing('office')]).toEqual([
      [],
      ['office'],
      ['lib'],
    ]);
  });

  it('are not kept at the name of an entry, over which they could come to lie', async () => {
    expect((await keep('office', 'bus-routes-revised', titled(7))).status).toBe(400);
  });

  it('of a person with a department are kept before the department is chosen, but not saved', async () => {
    const value = { ...titled(6), departments: undefined };
    expect((await keep('cse', 'new!f6', value)).status).toBe(200);
    const { answer } = await ask('cse', 'check', {
      kind: 'news',
      id: 'six',
      draft: 'new!f6',
      value,
      base: null,
    });
    expect(answer.mistakes[0]).toMatchObject({
      path: ['departments'],
      words: { en: expect.stringContaining('Choose your department') },
    });
    const refused = await save('cse', 'new!f6', value, 'six');
    expect([refused.status, refused.answer.error.en]).toEqual([
      403,
      expect.stringContaining('Choose your department'),
    ]);
    expect((await save('cse', 'new!f6', { ...value, departments: ['cse'] }, 'six')).status).toBe(
      200,
    );
  });
});

it('a copy carries no file of the original, and no date of its year', async () => {
  for (const [kind, id, own] of [
    ['people', 'nila-f', ['order', 'portrait', 'leftOn']],
    ['gallery', 'campus', ['pictures']],
    [
      'documents',
      'rti-guide',
      ['issuedOn', 'validUntil', 'publishFrom', 'notice', 'event', 'tender', 'files'],
    ],
    [
      'news',
      'bus-routes-revised',
      ['summary', 'issuedOn', 'updatedOn', 'validUntil', 'publishFrom', 'picture'],
    ],
    [
      'events',
      'pta-general-meeting-2026',
      ['summary', 'revision', 'start', 'end', 'updatedOn', 'publishFrom', 'picture'],
    ],
    [
      'admission-events',
      '04-btech-allotment',
      ['calendarId', 'opensAt', 'closesAt', 'publishFrom'],
    ],
    ['pages', 'about', ['sections', 'subpages', 'drawings', 'contacts']],
  ] as const)
    expect((await open('office', id, kind)).own).toEqual(own);
});
