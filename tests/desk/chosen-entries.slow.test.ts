import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from '#desk/server/entries/store.ts';
import { listPublications } from '#desk/server/publish/publications.ts';
import { Publisher } from '#desk/server/publish/publisher.ts';
import { Releases } from '#desk/server/publish/releases.ts';
import { type DeskCopy, deskOverCopy, person, settingsFor } from './desk-copy.ts';

const PEOPLE = [
  person('principal', { name: 'Principal', publish: true }),
  person('office', { name: 'Office clerk' }),
  person('exam', { name: 'Exam clerk' }),
];
const NEWS = 'news/bus-routes-revised.yaml';
const EXAM = 'news/survey-camp-civil.yaml';

let desk: DeskCopy;
let site: string;
beforeEach(async () => {
  vi.spyOn(Publisher.prototype, 'build').mockImplementation(async () => {
    const build = join(desk.root, '.desk/publishing/build');
    for (const folder of ['client', 'hosting']) mkdirSync(join(build, folder), { recursive: true });
    writeFileSync(join(build, 'client/health.txt'), 'built 2026-11-27T00:00:00+05:30\n');
  });
  site = mkdtempSync(join(tmpdir(), 'site-'));
  desk = await deskOverCopy(settingsFor(PEOPLE, { site }));
  await publishAs('principal', undefined, 'First');
});
afterEach(() => {
  vi.restoreAllMocks();
  desk.dispose();
  rmSync(site, { recursive: true, force: true });
});

const as: DeskCopy['askAs'] = (...asked) => desk.askAs(...asked);

async function save(user: string, kind: string, id: string, change: (value: never) => object) {
  const { value } = (await as(user, `entry?${new URLSearchParams({ kind, id })}`)).answer;
  const { status, answer } = await as(user, 'save', {
    kind,
    id,
    value: change(value as never),
    base: value,
  });
  expect([status, answer.mistakes]).toEqual([200, undefined]);
}
const retitled = (en: string) => (value: { title: { ml: string } }) => ({
  ...value,
  title: { en, ml: value.title.ml },
});

/** Clerks and a principal at once, one turn of each or as many minutes as are asked for: `DESK_MINUTES=10`. */
const MINUTES = Number(process.env.DESK_MINUTES ?? 0);

async function stage(...wanted: string[]) {
  return vi.waitFor(
    async () => {
      const progress = (await as('principal', 'publication')).answer;
      if (progress.stage === 'failed') throw new Error(JSON.stringify(progress));
      expect(wanted).toContain(progress.stage);
      return progress;
    },
    { timeout: 30_000 + MINUTES * 60_000, interval: 50 },
  );
}
async function publishAs(user: string, entries: string[] | undefined, sentence: string) {
  await as(user, 'prepare', { entries });
  const { commit } = await stage('ready');
  await as(user, 'publish', { sentence, commit });
  await stage('published');
}

const store = () => new Store(desk.root);
const published = async (file: string) =>
  desk.git('show', `${(await listPublications(store()))[0]?.commit}:content/${file}`);
const waiting = async (user = 'principal') =>
  (await as(user, 'changes')).answer.waiting as { key: string; state: string; by: string }[];
const keys = async () => (await waiting()).map(({ key }) => key).sort();

describe('a publication of chosen entries', () => {
  it('publishes these and nothing else; the others wait, and go later', async () => {
    await save('office', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    await save('exam', 'news', 'survey-camp-civil', retitled('Camp in January'));
    expect(await keys()).toEqual(['news/bus-routes-revised', 'news/survey-camp-civil']);
    await publishAs('principal', ['news/bus-routes-revised'], 'Bus');
    expect([await published(NEWS), await published(EXAM)]).toEqual([
      expect.stringContaining('Bus at eight'),
      expect.not.stringContaining('Camp in January'),
    ]);
    expect(await keys()).toEqual(['news/survey-camp-civil']);
    expect(desk.read(EXAM)).toContain('Camp in January');
    await publishAs('principal', ['news/survey-camp-civil'], 'Camp');
    expect(await published(EXAM)).toContain('Camp in January');
    expect(await keys()).toEqual([]);
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  });

  it('is refused when the entry was saved again after the approver had looked at it', async () => {
    await save('office', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    const { saved } = (await as('principal', 'change?key=news/bus-routes-revised')).answer;
    const prepare = () =>
      as('principal', 'prepare', { entries: ['news/bus-routes-revised'], seen: saved });
    await prepare();
    await stage('ready');
    await save('office', 'news', 'bus-routes-revised', retitled('Bus at nine'));
    await prepare();
    await expect
      .poll(async () => (await as('principal', 'publication')).answer)
      .toMatchObject({
        stage: 'failed',
        error: { en: expect.stringContaining('Look at the changes again') },
      });
  });

  it('takes one row of a list, in its place, and leaves the rows beside it', async () => {
    const { value } = (await as('office', 'entry?kind=faq&id=site-or-prospectus')).answer;
    const asked = (en: string) => ({ ...value, question: { ...value.question, en } });
    await save('office', 'faq', 'site-or-prospectus', () => asked('Which forms are needed?'));
    for (const [user, id] of [
      ['exam', 'first'],
      ['office', 'second'],
    ] as const)
      await as(user, 'save', {
        ...{ kind: 'faq', id, draft: `new!${id}`, base: null },
        value: { ...asked(`Where is the ${id} office?`), id },
      });
    await publishAs('principal', ['faq/second'], 'A new question');
    const file = await published('faq.yaml');
    expect(file).toContain('Where is the second office?');
    expect(file).not.toMatch(/Which forms|the first office/);
    expect(await keys()).toEqual(['faq/first', 'faq/site-or-prospectus']);
    await publishAs('principal', ['faq/first'], 'Another');
    await publishAs('principal', ['faq/site-or-prospectus'], 'The last one');
    expect(await published('faq.yaml')).toBe(desk.read('faq.yaml').trim());
  });

  it('takes a new notice with its document and file, and a deleted one without them', async () => {
    const { value } = (await as('office', 'entry?kind=news&id=bus-routes-revised')).answer;
    const title = { en: 'Timetable of buses', ml: 'ബസ് സമയക്രമം' };
    await as('office', 'save', {
      ...{ kind: 'news', id: 'bus-timetable', draft: 'new!b', base: null },
      value: { ...value, title },
    });
    await save('exam', 'news', 'survey-camp-civil', retitled('Camp in January'));
    await publishAs('principal', ['news/bus-timetable'], 'Timetable');
    expect(await published('news/bus-timetable.yaml')).toContain('Timetable of buses');
    await as('office', 'remove', { kind: 'news', id: 'bus-timetable' });
    expect(await keys()).toEqual(['news/bus-timetable', 'news/survey-camp-civil']);
    await publishAs('principal', ['news/bus-timetable'], 'No timetable');
    await expect(published('news/bus-timetable.yaml')).rejects.toThrow('does not exist');
    expect(await keys()).toEqual(['news/survey-camp-civil']);
  });

  it('can be undone while others wait, and brought back', async () => {
    await save('office', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    await save('exam', 'news', 'survey-camp-civil', retitled('Camp in January'));
    await publishAs('principal', ['news/bus-routes-revised'], 'Bus');
    const tag = (await listPublications(store()))[0]?.tag;
    await as('principal', 'undo', { tag });
    await stage('published');
    expect(await published(NEWS)).not.toContain('Bus at eight');
    expect(desk.read(NEWS)).not.toContain('Bus at eight');
    expect(await keys()).toEqual(['news/survey-camp-civil']);
    const history = (await as('principal', 'history')).answer;
    expect(history.map((each: object) => ({ ...each, tag: '', at: '', by: '' }))).toMatchObject([
      { sentence: { en: 'Undo: Bus' }, isNewest: true },
      { sentence: { en: 'Bus' }, isNewest: false, isFirst: false },
      { sentence: { en: 'First' }, isNewest: false, isFirst: true },
    ]);
    await as('principal', 'undo', { tag: history[0].tag });
    await stage('published');
    expect([await published(NEWS), desk.read(NEWS)]).toEqual([
      expect.stringContaining('Bus at eight'),
      expect.stringContaining('Bus at eight'),
    ]);
  });

  it('is what the timer goes on showing', async () => {
    await save('office', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    await save('exam', 'news', 'survey-camp-civil', retitled('Camp in January'));
    await publishAs('principal', ['news/bus-routes-revised'], 'Bus');
    const publisher = new Publisher(
      store(),
      new Releases(site),
      join(desk.root, '.desk/publishing'),
    );
    await publisher.publishDue(Date.parse('2026-11-29T12:00:00+05:30'));
    const [{ commit = '' } = {}] = await listPublications(store());
    expect(publisher.build).toHaveBeenLastCalledWith(commit, false);
  });
});

describe('what is left to a day', () => {
  const MORNING = Date.parse('2127-06-01T00:00:00+05:30');
  const due = async (now: number) => {
    const publisher = new Publisher(
      store(),
      new Releases(site),
      join(desk.root, '.desk/publishing'),
    );
    await publisher.publishDue(now);
    return (await listPublications(store()))[0];
  };
  const leave = async (day: string) => {
    await as('principal', 'prepare', { entries: ['news/bus-routes-revised'] });
    const { commit } = await stage('ready');
    return as('principal', 'publish-on', { sentence: 'Fees of the next year', commit, day });
  };

  it('waits, unticked, until the timer publishes it on that day; others wait on', async () => {
    await save('principal', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    await save('exam', 'news', 'survey-camp-civil', retitled('Camp in January'));
    expect((await leave('2127-06-01')).answer.stage).toBe('left');
    // Two that were saved within a second have no order.
    expect((await waiting()).toSorted((a, b) => a.key.localeCompare(b.key))).toMatchObject([
      { key: 'news/bus-routes-revised', state: 'later', day: '2127-06-01' },
      { key: 'news/survey-camp-civil', state: 'saved' },
    ]);
    expect(JSON.stringify((await as('principal', 'care')).answer.lists)).toContain('2127-06-01');
    expect((await due(MORNING - 1))?.sentence).toBe('First');
    expect(await due(MORNING)).toMatchObject({
      sentence: 'Fees of the next year',
      by: 'Principal',
    });
    expect([await published(NEWS), await published(EXAM)]).toEqual([
      expect.stringContaining('Bus at eight'),
      expect.not.stringContaining('Camp in January'),
    ]);
    expect(await waiting()).toMatchObject([{ key: 'news/survey-camp-civil', state: 'saved' }]);
  });

  it('says on the overview why it could not be published, until it is', async () => {
    const notes = async () =>
      (await as('principal', 'changes')).answer.notes.map(({ en }: { en: string }) => en);
    await save('principal', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    await leave('2127-06-01');
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    vi.mocked(Publisher.prototype.build).mockRejectedValueOnce(full);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await due(MORNING))?.sentence).toBe('First');
    const reason = 'The disk of the server is full.';
    expect(await notes()).toEqual([
      expect.stringContaining(
        `“Fees of the next year” could not be published on its day, 1 June 2127. ${reason}`,
      ),
    ]);
    expect(JSON.stringify((await as('principal', 'care')).answer.lists)).toContain(reason);
    expect((await due(MORNING))?.sentence).toBe('Fees of the next year');
    expect(await notes()).toEqual([]);
  });

  it('is not published when somebody has changed it since it was shown', async () => {
    await save('principal', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    await leave('2127-06-01');
    await save('office', 'news', 'bus-routes-revised', retitled('Bus at nine'));
    expect(await waiting()).toMatchObject([{ state: 'again', day: '2127-06-01' }]);
    expect((await due(MORNING))?.sentence).toBe('First');
  });

  it('has a day to come', async () => {
    await save('principal', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    expect((await leave('2020-06-01')).status).toBe(400);
  });
});

describe('what is ticked', () => {
  it('is the own, and what was sent as it was sent; not what was sent back or not asked for', async () => {
    await save('office', 'news', 'bus-routes-revised', retitled('Bus at eight'));
    await save('exam', 'news', 'survey-camp-civil', retitled('Camp in January'));
    const states = async (user = 'principal') =>
      Object.fromEntries((await waiting(user)).map(({ key, state }) => [key, state]));
    expect(await states()).toEqual({
      'news/bus-routes-revised': 'saved',
      'news/survey-camp-civil': 'saved',
    });
    const bus = { kind: 'news', id: 'bus-routes-revised' };
    await as('office', 'request', { ...bus, reason: 'From Monday' });
    expect(await states()).toMatchObject({ 'news/bus-routes-revised': 'sent' });
    expect(await states('exam')).toMatchObject({ 'news/survey-camp-civil': 'own' });
    await as('principal', 'comment', { ...bus, text: 'Which bus?', isBack: true });
    expect(await states()).toMatchObject({ 'news/bus-routes-revised': 'back' });
    await as('office', 'request', { ...bus, reason: 'All buses' });
    await save('exam', 'news', 'bus-routes-revised', retitled('Bus at nine'));
    // Not what its clerk has sent.
    expect(await states()).toMatchObject({ 'news/bus-routes-revised': 'saved' });
  });

  it('takes the requests that are met off the list, and no others', async () => {
    const requests = async () =>
      (await as('principal', 'changes')).answer.requests.map(({ id }: { id: string }) => id);
    for (const [user, id, title] of [
      ['office', 'bus-routes-revised', 'Bus at eight'],
      ['exam', 'survey-camp-civil', 'Camp in January'],
    ] as const) {
      await save(user, 'news', id, retitled(title));
      await as(user, 'request', { kind: 'news', id, reason: 'Please' });
    }
    await publishAs('principal', ['news/bus-routes-revised'], 'Bus');
    await expect.poll(requests).toEqual(['survey-camp-civil']);
  });
});

it(
  'two clerks who save and a principal who publishes at once lose, leak and cancel nothing',
  async () => {
    const ids = (await as('office', 'entries?kind=news')).answer
      .map(({ id }: { id: string }) => id)
      .slice(0, 6) as string[];
    const [mine = [], theirs = []] = [ids.slice(0, 3), ids.slice(3)];
    const saved: Record<string, string> = {};
    const end = Date.now() + MINUTES * 60_000;
    let saves = 0;
    const write = async (user: string, own: string[]) => {
      for (let round = 0; round < own.length || Date.now() < end; round++) {
        const id = own[round % own.length] ?? '';
        const title = `${user} writes number ${round + 1}`;
        await save(user, 'news', id, retitled(title));
        saved[id] = title;
        saves++;
        await as(user, 'request', { kind: 'news', id, reason: 'Please' });
      }
    };
    const shown: string[][] = [];
    const read = async () => {
      // At a time when nothing is sent there is nothing to read; in the end all is sent.
      for (let round = 0; round < 4 || shown.length === 0 || Date.now() < end; round++) {
        const sent = (await waiting()).filter(({ state }) => state === 'sent');
        if (sent.length === 0) continue;
        await as('principal', 'prepare', { entries: sent.map(({ key }) => key) });
        const { commit, changes } = await stage('ready');
        const seen = changes.entries.map(({ entry }: { entry: { id: string } }) => entry.id).sort();
        expect(seen).toEqual(sent.map(({ key }) => key.slice('news/'.length)).sort());
        const before = (await listPublications(store()))[0]?.commit;
        await as('principal', 'publish', { sentence: `Number ${round}`, commit });
        await stage('published');
        const files = desk.git('diff', '--name-only', `${before}`, commit).split('\n').sort();
        expect(files).toEqual(seen.map((id: string) => `content/news/${id}.yaml`));
        shown.push(seen);
      }
    };
    await save('office', 'news', ids[0] ?? '', retitled('Before all'));
    await as('office', 'request', { kind: 'news', id: ids[0], reason: 'Please' });
    await Promise.all([write('office', mine), write('exam', theirs), read()]);
    expect(shown.length).toBeGreaterThan(0);
    const rest = await keys();
    for (const id of ids) {
      const title = saved[id] ?? '';
      expect(desk.read(`news/${id}.yaml`)).toContain(title);
      // What is public as it was saved waits no more; anything else still waits.
      expect((await published(`news/${id}.yaml`)).includes(title)).toBe(
        !rest.includes(`news/${id}`),
      );
    }
    if (rest.length > 0) await publishAs('principal', rest, 'The rest');
    for (const id of ids) expect(await published(`news/${id}.yaml`)).toContain(saved[id] ?? '');
    expect(await keys()).toEqual([]);
    expect(desk.git('fsck', '--no-dangling')).toBe('');
    if (MINUTES > 0) process.stdout.write(`${saves} saves, ${shown.length} publications\n`);
  },
  120_000 + MINUTES * 120_000,
);
