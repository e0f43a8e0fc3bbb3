import { afterAll, describe, expect, it } from 'vitest';
import { type DeskCopy, deskOverCopy, person, settingsFor } from './desk-copy.ts';

type Clerk = ReturnType<DeskCopy['as']>;

const desk = await deskOverCopy(
  settingsFor([person('office'), person('lib'), person('cse', { department: 'cse' })]),
);
afterAll(() => desk.dispose());

const [office, lib, cse] = ['office', 'lib', 'cse'].map(desk.as) as [Clerk, Clerk, Clerk];
const notice: Record<string, unknown> = await office.value('news', 'bus-routes-revised');
const titled = (number: number) => ({
  ...notice,
  title: { en: `Notice ${number}`, ml: `അറിയിപ്പ് ${number}` },
});
const PUT = { method: 'PUT' } as const;
/** A draft as its form sends it. */
const draftOf = (id: string, value: unknown, more = {}) => ({
  ...{ kind: 'news', id, value, base: null, ...more },
});
const save = (clerk: Clerk, draft: string, value: unknown, id = 'library-hours', more = {}) =>
  clerk.ask('save', { ...draftOf(id, value, more), draft });

it('a person is told of what department the entries may be changed', async () => {
  expect((await cse.get('me')).department).toEqual({
    en: 'Computer Science and Engineering',
    ml: expect.stringMatching(/[ഀ-ൿ]/),
  });
  expect((await office.get('me')).department).toBeUndefined();
});

describe('drafts of new entries', () => {
  it('begun in two tabs are two, each with the name that was typed', async () => {
    const drafts = [
      draftOf('new!a1', titled(1), { address: 'first-name' }),
      draftOf('new!b2', { title: { en: 'Half' } }),
    ];
    for (const draft of drafts) await office.get('draft', draft, PUT);
    const kept: { id: string; title: { ml: string } }[] = await office.get('drafts');
    expect(kept.map(({ id, title }) => `${id} ${title.ml}`).sort()).toEqual([
      'new!a1 അറിയിപ്പ് 1',
      'new!b2 Half',
    ]);
    expect((await office.entry('news', 'new!a1')).draft).toMatchObject({
      address: 'first-name',
      value: { title: { en: 'Notice 1' } },
    });
    expect((await lib.entry('news', 'new!a1')).draft).toBeNull();
  });

  it('get a name that is free when they are saved, and overwrite nothing', async () => {
    const saved = await Promise.all([
      save(office, 'new!a1', titled(1)),
      save(office, 'new!b2', titled(2)),
      save(lib, 'new!c3', titled(3)),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    const names = saved.map(({ answer }) => answer.id).sort();
    expect(names).toEqual(['library-hours', 'library-hours-2', 'library-hours-3']);
    const titles = names.map((name) => /Notice \d/.exec(desk.read(`news/${name}.yaml`))?.[0]);
    expect(titles.sort()).toEqual(['Notice 1', 'Notice 2', 'Notice 3']);
  });

  it.each([
    ['library-Hours', 'library-Hours-4'],
    ['nul', 'nul-2'],
  ])('named %s are called %s, so that every computer can keep the file', async (id, name) => {
    expect(await office.get('check', draftOf(id, titled(4), { draft: 'new!d4' }))).toEqual({
      ...{ id: name, mistakes: [], advice: [] },
    });
  });

  it('saved twice, in two tabs, are one entry, and the later tab is shown what the earlier has saved', async () => {
    await save(office, 'new!e5', titled(5), 'five');
    expect((await office.entry('news', 'new!e5')).savedAs).toBe('five');
    const { status, answer } = await save(office, 'new!e5', titled(55), 'five');
    expect([status, answer.id, answer.conflicts[0].path]).toEqual([409, 'five', ['title', 'en']]);
    await save(office, 'new!e5', titled(55), 'five', { base: answer.theirs });
    expect(desk.read('news/five.yaml')).toContain('Notice 55');
  });

  it('written in two tabs: the tab that opened an earlier state replaces nothing, and its saving removes nothing of the other', async () => {
    const draft = (tab: string, number: number, since?: string) =>
      draftOf('new!g7', titled(number), { tab, ...(since && { since }) });
    const kept = async () => (await office.entry('news', 'new!g7')).draft;
    const since = (await office.get('draft', draft('a', 1), PUT)).savedAt;
    await office.get('draft', draft('a', 2), PUT);
    expect(await office.refusal('draft', draft('b', 3, since), PUT)).toEqual([
      409,
      expect.stringContaining('in another tab or on another device'),
    ]);
    expect((await kept()).value.title.en).toBe('Notice 2');
    await save(office, 'new!g7', titled(8), 'seven', { tab: 'b', since });
    const last = await kept();
    expect([last.value.title.en, desk.isThere('news/seven.yaml')]).toEqual(['Notice 2', true]);
    await office.get('draft', draft('b', 4, last.savedAt), PUT);
  });

  it('of one entry written by two people name the other', async () => {
    const draft = draftOf('hostel-rooms-even-semester', titled(9), { base: notice });
    const others = [];
    for (const clerk of [office, lib, office])
      others.push((await clerk.get('draft', draft, PUT)).others);
    expect(others).toEqual([[], ['office'], ['lib']]);
  });

  it('are not kept at the name of an entry, over which they could come to lie', async () => {
    const draft = draftOf('bus-routes-revised', titled(7));
    expect(await office.status('draft', draft, PUT)).toBe(400);
  });

  it('of a person with a department are kept before the department is chosen, but not saved', async () => {
    const value = { ...titled(6), departments: undefined };
    await cse.get('draft', draftOf('new!f6', value), PUT);
    const words = { en: expect.stringContaining('Choose your department') };
    const { answer } = await cse.ask('check', draftOf('six', value, { draft: 'new!f6' }));
    expect(answer.mistakes[0]).toMatchObject({ path: ['departments'], words });
    expect(await save(cse, 'new!f6', value, 'six')).toMatchObject({
      status: 403,
      answer: { error: words },
    });
    const chosen = { ...value, departments: ['cse'] };
    expect((await save(cse, 'new!f6', chosen, 'six')).status).toBe(200);
  });
});

it('a copy carries no file of the original, and no date of its year', async () => {
  for (const [kind, id, own] of [
    ['people', 'nila-f', ['order', 'portrait', 'leftOn']],
    ['gallery', 'campus', ['pictures']],
    [
      'documents',
      'rti-guide',
      ['shownUntil', 'issuedOn', 'validUntil', 'publishFrom', 'notice', 'event', 'tender', 'files'],
    ],
    [
      'news',
      'bus-routes-revised',
      ['summary', 'issuedOn', 'updatedOn', 'validUntil', 'publishFrom', 'onTopUntil', 'picture'],
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
    expect((await office.entry(kind, id)).own).toEqual(own);
});
