import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from '#desk/server/entries/store.ts';
import type { Part } from '#desk/server/publish/chosen-parts.ts';
import { Releases } from '#desk/server/publish/publication-record.ts';
import { listPublications } from '#desk/server/publish/publications.ts';
import { Publisher } from '#desk/server/publish/publisher.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { buildOnePage, type DeskCopy, deskOverCopy, person, settingsFor } from './desk-copy.ts';

const PEOPLE = [
  person('principal', { name: 'Principal', publish: true }),
  person('office', { name: 'Office clerk' }),
  // Git keeps no full stop at the end of a name.
  person('exam', { name: 'Anu R.' }),
];
const NEWS = 'news/bus-routes-revised.yaml';
const EXAM = 'news/survey-camp-civil.yaml';

type Clerk = ReturnType<DeskCopy['as']>;

let desk: DeskCopy;
let site: string;
beforeEach(async () => {
  vi.spyOn(Publisher.prototype, 'build').mockImplementation(async () => {
    buildOnePage(desk.root);
  });
  site = newFolder();
  desk = await deskOverCopy(settingsFor(PEOPLE, { site }));
  await publish(undefined, 'First');
});
afterEach(() => {
  vi.restoreAllMocks();
  desk.dispose();
});

const [principal, office, exam] = ['principal', 'office', 'exam'].map(
  (user) => () => desk.as(user),
) as [() => Clerk, () => Clerk, () => Clerk];
const BUS = 'bus-routes-revised';
const CAMP = 'survey-camp-civil';

const retitle = (clerk: Clerk, id: string, en: string) =>
  clerk.changed('news', id, ({ title }: { title: { ml: string } }) => ({
    title: { en, ml: title.ml },
  }));
/** One clerk writes of the bus, another one of the camp. */
async function saveBoth() {
  await retitle(office(), BUS, 'Bus at eight');
  await retitle(exam(), CAMP, 'Camp in January');
}

/**
 * Clerks and a principal at once, one turn of each or as many minutes as are asked for:
 * `DESK_MINUTES=10`.
 */
const MINUTES = Number(process.env.DESK_MINUTES ?? 0);

async function stage(...wanted: string[]) {
  return vi.waitFor(
    async () => {
      const progress = await principal().get('publication');
      if (progress.stage === 'failed') throw new Error(JSON.stringify(progress));
      expect(wanted).toContain(progress.stage);
      return progress;
    },
    // A busy machine checks the whole content in a minute, and while it does, its folder must stay.
    { timeout: 150_000 + MINUTES * 60_000, interval: 50 },
  );
}
/** The principal publishes these entries. */
async function publish(entries: string[] | undefined, sentence: string) {
  await principal().ask('prepare', { entries });
  const { commit } = await stage('ready');
  await principal().ask('publish', { sentence, commit });
  await stage('published');
}
const undo = async (tag: string) => {
  await principal().ask('undo', { tag });
  await stage('published');
};

const store = () => new Store(desk.root);
const published = async (file: string) =>
  desk.git('show', `${(await listPublications(store()))[0]?.commit}:content/${file}`);
type Waits = { key: string; state: string; by: string };
const waiting = async (clerk = principal()): Promise<Waits[]> =>
  (await clerk.get('changes')).waiting;
const keys = async () => (await waiting()).map(({ key }) => key).sort();

describe('a publication of chosen entries', () => {
  it('publishes these and nothing else; the others wait, and go later', async () => {
    await saveBoth();
    expect(await keys()).toEqual([`news/${BUS}`, `news/${CAMP}`]);
    await publish([`news/${BUS}`], 'Bus');
    expect([await published(NEWS), await published(EXAM)]).toEqual([
      expect.stringContaining('Bus at eight'),
      expect.not.stringContaining('Camp in January'),
    ]);
    expect(await keys()).toEqual([`news/${CAMP}`]);
    expect(desk.read(EXAM)).toContain('Camp in January');
    await publish([`news/${CAMP}`], 'Camp');
    expect(await published(EXAM)).toContain('Camp in January');
    expect(await keys()).toEqual([]);
    expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  });

  it('is refused when the entry was saved again after the approver had looked at it', async () => {
    await retitle(office(), BUS, 'Bus at eight');
    const { saved } = await principal().get(`change?key=news/${BUS}`);
    const prepare = () => principal().ask('prepare', { entries: [`news/${BUS}`], seen: saved });
    await prepare();
    await stage('ready');
    await retitle(office(), BUS, 'Bus at nine');
    await prepare();
    await expect
      .poll(() => principal().get('publication'))
      .toMatchObject({
        stage: 'failed',
        error: { en: expect.stringContaining('Look at the changes again') },
      });
  });

  it('takes one row of a list, in its place, and leaves the rows beside it', async () => {
    const value = await office().value('faq', 'site-or-prospectus');
    const asked = (en: string) => ({ ...value, question: { ...value.question, en } });
    await office().changed('faq', 'site-or-prospectus', asked('Which forms are needed?'));
    for (const [clerk, id] of [
      [exam(), 'first'],
      [office(), 'second'],
    ] as const)
      await clerk.add('faq', id, { ...asked(`Where is the ${id} office?`), id }, `new!${id}`);
    await publish(['faq/second'], 'A new question');
    const file = await published('faq.yaml');
    expect(file).toContain('Where is the second office?');
    expect(file).not.toMatch(/Which forms|the first office/);
    expect(await keys()).toEqual(['faq/first', 'faq/site-or-prospectus']);
    await publish(['faq/first'], 'Another');
    await publish(['faq/site-or-prospectus'], 'The last one');
    expect(await published('faq.yaml')).toBe(desk.read('faq.yaml').trim());
  });

  it('takes a new notice, and a deleted one', async () => {
    const value = await office().value('news', BUS);
    const title = { en: 'Timetable of buses', ml: 'ബസ് സമയക്രമം' };
    await office().add('news', 'bus-timetable', { ...value, title }, 'new!b');
    await retitle(exam(), CAMP, 'Camp in January');
    await publish(['news/bus-timetable'], 'Timetable');
    expect(await published('news/bus-timetable.yaml')).toContain('Timetable of buses');
    await office().remove('news', 'bus-timetable');
    expect(await keys()).toEqual(['news/bus-timetable', `news/${CAMP}`]);
    await publish(['news/bus-timetable'], 'No timetable');
    await expect(published('news/bus-timetable.yaml')).rejects.toThrow('does not exist');
    expect(await keys()).toEqual([`news/${CAMP}`]);
  });

  it('can be undone while others wait, and brought back', async () => {
    await saveBoth();
    await publish([`news/${BUS}`], 'Bus');
    await undo((await listPublications(store()))[0]?.tag ?? '');
    expect([await published(NEWS), desk.read(NEWS)]).toEqual([
      expect.not.stringContaining('Bus at eight'),
      expect.not.stringContaining('Bus at eight'),
    ]);
    expect(await keys()).toEqual([`news/${CAMP}`]);
    const history = await principal().get('history');
    expect(history).toMatchObject([
      { sentence: { en: 'Undo: Bus' }, isNewest: true },
      { sentence: { en: 'Bus' }, isNewest: false, isFirst: false },
      { sentence: { en: 'First' }, isNewest: false, isFirst: true },
    ]);
    await undo(history[0].tag);
    expect([await published(NEWS), desk.read(NEWS)]).toEqual([
      expect.stringContaining('Bus at eight'),
      expect.stringContaining('Bus at eight'),
    ]);
    await undo((await listPublications(store()))[0]?.tag ?? '');
    expect((await listPublications(store())).map(({ sentence }) => sentence)).toEqual([
      ...['Undo: Bus', 'Redo: Bus', 'Undo: Bus', 'Bus', 'First'],
    ]);
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
    await principal().ask('prepare', { entries: [`news/${BUS}`] });
    const { commit } = await stage('ready');
    return principal().ask('publish-on', { sentence: 'Fees of the next year', commit, day });
  };

  /** Publishes some fields of the notice, and waits for the end. */
  const publishPart = async (...parts: string[][]) => {
    await principal().get('publish-alone', {
      ...{ entries: [`news/${BUS}`], sentence: 'A word', parts },
    });
    return vi.waitUntil(async () => {
      const progress = await principal().get('publication');
      return ['published', 'failed'].includes(progress.stage) && progress;
    }, 60_000);
  };

  it('waits, unticked, until the timer publishes it on that day; others wait on', async () => {
    await saveBoth();
    expect((await leave('2127-06-01')).answer.stage).toBe('left');
    // Two that were saved within a second have no order.
    expect((await waiting()).toSorted((a, b) => a.key.localeCompare(b.key))).toMatchObject([
      { key: 'news/bus-routes-revised', state: 'later', day: '2127-06-01' },
      { key: 'news/survey-camp-civil', state: 'saved' },
    ]);
    expect(JSON.stringify((await principal().get('attention')).lists)).toContain('2127-06-01');
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

  it('goes on waiting for its day when another publication is undone', async () => {
    await saveBoth();
    await leave('2127-06-01');
    await publish([`news/${CAMP}`], 'Camp');
    await undo((await listPublications(store()))[0]?.tag ?? '');
    expect(await waiting()).toMatchObject([
      { key: `news/${BUS}`, state: 'later', day: '2127-06-01' },
    ]);
    expect((await due(MORNING))?.sentence).toBe('Fees of the next year');
    expect(await waiting()).toEqual([]);
    expect(JSON.stringify((await principal().get('attention')).lists)).not.toContain('2127-06-01');
  });

  it('says on the overview why it could not be published, until it is', async () => {
    const notes = async () =>
      (await principal().get('changes')).notes.map(({ en }: { en: string }) => en);
    await retitle(principal(), BUS, 'Bus at eight');
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
    expect(JSON.stringify((await principal().get('attention')).lists)).toContain(reason);
    expect((await due(MORNING))?.sentence).toBe('Fees of the next year');
    expect(await notes()).toEqual([]);
  });

  it('lets a corrected word pass before its day, which holds for the rest', async () => {
    await retitle(principal(), BUS, 'Bus at eight');
    await leave('2127-06-01');
    const summary = { en: 'The corrected word.', ml: 'തിരുത്തിയ വാക്ക്.' };
    await office().changed('news', BUS, { summary });
    expect(await waiting()).toMatchObject([{ state: 'again' }]);
    await publishPart(['summary', 'en'], ['summary', 'ml']);
    expect(await published(NEWS)).toContain('The corrected word.');
    expect(await published(NEWS)).not.toContain('Bus at eight');
    expect(desk.read(NEWS)).toContain('Bus at eight');
    expect(await waiting()).toMatchObject([{ state: 'later', day: '2127-06-01' }]);
    const { entries } = await principal().get(`change?key=news/${BUS}`);
    expect(entries[0].fields.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      'title.en',
    ]);
    expect((await due(MORNING))?.sentence).toBe('Fees of the next year');
    expect(await published(NEWS)).toContain('Bus at eight');
    expect(await published(NEWS)).toContain('The corrected word.');
    expect(await waiting()).toEqual([]);
  });

  it('has its day chosen again where more than the published part was changed since', async () => {
    await retitle(principal(), BUS, 'Bus at eight');
    await leave('2127-06-01');
    await retitle(office(), BUS, 'Bus at nine');
    await office().changed('news', BUS, { summary: { en: 'Corrected.', ml: 'തിരുത്തി.' } });
    await publishPart(['summary', 'en'], ['summary', 'ml']);
    expect(await published(NEWS)).toContain('Corrected.');
    expect(await waiting()).toMatchObject([{ state: 'again', day: '2127-06-01' }]);
    expect(await principal().get(`change?key=news/${BUS}`)).toMatchObject({ day: '2127-06-01' });
    expect((await due(MORNING))?.sentence).toBe('A word');
  });

  it('is published in parts that have changed, and in no others', async () => {
    await retitle(principal(), BUS, 'Bus at eight');
    const tag = (await listPublications(store()))[0]?.tag;
    for (const path of [['summary', 'en'], ['title'], ['__proto__', 'x']]) {
      const progress = await publishPart(path);
      expect([path, progress.stage, progress.error?.en]).toEqual([
        ...[path, 'failed', expect.stringContaining('Look at the changes again')],
      ]);
    }
    const asked = { entries: [`news/${BUS}`], sentence: 'A word', parts: [['title', 'en']] };
    expect(await office().status('publish-alone', asked)).toBe(403);
    const two = { ...asked, entries: [`news/${BUS}`, `news/${CAMP}`] };
    expect(await principal().status('publish-alone', two)).toBe(400);
    expect((await listPublications(store()))[0]?.tag).toBe(tag);
  });

  it('has no photograph or document among its parts, and is published as a whole by all', async () => {
    await retitle(office(), BUS, 'Bus at nine');
    expect(await publishPart(['title', 'en'])).toMatchObject({ stage: 'published' });
    expect(await waiting()).toEqual([]);
    await office().changed('news', BUS, {
      ...{ title: { en: 'Bus at eight', ml: 'ബസ്' }, attachments: ['fee-sheet'] },
    });
    const parts = async () =>
      (await principal().get(`change?key=news/${BUS}`)).parts.map(({ path }: Part) => path);
    const titles = [
      ['title', 'en'],
      ['title', 'ml'],
    ];
    expect(await parts()).toEqual(titles);
    expect(await publishPart(['attachments'])).toMatchObject({ stage: 'failed' });
    expect(await publishPart(...titles)).toMatchObject({ stage: 'published' });
    expect(await published(NEWS)).toContain('Bus at eight');
    expect(await published(NEWS)).not.toContain('fee-sheet');
  });

  it('may be of the only entry of its kind, such as the calendar', async () => {
    await office().changed('calendar', '', { note: { en: 'By the order.', ml: 'ഉത്തരവു പ്രകാരം.' } });
    const { entries, parts } = await principal().get('change?key=calendar/');
    expect(entries).toMatchObject([{ entry: { kind: 'calendar', id: '' } }]);
    expect(parts.map(({ path }: Part) => path)).toEqual([
      ['note', 'en'],
      ['note', 'ml'],
    ]);
  });

  it('is not published when somebody has changed it since it was shown', async () => {
    await retitle(principal(), BUS, 'Bus at eight');
    await leave('2127-06-01');
    await retitle(office(), BUS, 'Bus at nine');
    expect(await waiting()).toMatchObject([{ state: 'again', day: '2127-06-01' }]);
    expect((await due(MORNING))?.sentence).toBe('First');
  });

  it('has a day to come', async () => {
    await retitle(principal(), BUS, 'Bus at eight');
    expect((await leave('2020-06-01')).status).toBe(400);
  });
});

describe('what is ticked', () => {
  it('is the own, and what was sent as it was sent; not what was sent back or not asked for', async () => {
    await saveBoth();
    const states = async (clerk = principal()) =>
      Object.fromEntries((await waiting(clerk)).map(({ key, state }) => [key, state]));
    expect(await states()).toEqual({ [`news/${BUS}`]: 'saved', [`news/${CAMP}`]: 'saved' });
    const bus = { kind: 'news', id: BUS };
    await office().get('request', { ...bus, reason: 'From Monday' });
    expect(await states()).toMatchObject({ [`news/${BUS}`]: 'sent' });
    expect(await states(exam())).toMatchObject({ [`news/${CAMP}`]: 'own' });
    await principal().get('comment', { ...bus, text: 'Which bus?', isBack: true });
    expect(await states()).toMatchObject({ [`news/${BUS}`]: 'back' });
    await office().get('request', { ...bus, reason: 'All buses' });
    await retitle(exam(), BUS, 'Bus at nine');
    // Not what its clerk has sent.
    expect(await states()).toMatchObject({ [`news/${BUS}`]: 'saved' });
  });

  it('takes the requests that are met off the list, and no others', async () => {
    const requests = async () =>
      (await principal().get('changes')).requests.map(({ id }: { id: string }) => id);
    await saveBoth();
    for (const [clerk, id] of [
      [office(), BUS],
      [exam(), CAMP],
    ] as const)
      await clerk.get('request', { kind: 'news', id, reason: 'Please' });
    await publish([`news/${BUS}`], 'Bus');
    await expect.poll(requests).toEqual([CAMP]);
  });
});

it(
  'two clerks who save and a principal who publishes at once lose, leak and cancel nothing',
  async () => {
    const ids: string[] = (await office().list('news'))
      .map(({ id }: { id: string }) => id)
      .slice(0, 6);
    const [mine = [], theirs = []] = [ids.slice(0, 3), ids.slice(3)];
    const saved: Record<string, string> = {};
    const end = Date.now() + MINUTES * 60_000;
    let saves = 0;
    const write = async (clerk: Clerk, name: string, own: string[]) => {
      for (let round = 0; round < own.length || Date.now() < end; round++) {
        const id = own[round % own.length] ?? '';
        const title = `${name} writes number ${round + 1}`;
        await retitle(clerk, id, title);
        saved[id] = title;
        saves++;
        await clerk.get('request', { kind: 'news', id, reason: 'Please' });
      }
    };
    const shown: string[][] = [];
    const read = async () => {
      // At a time when nothing is sent there is nothing to read; in the end all is sent.
      for (let round = 0; round < 4 || shown.length === 0 || Date.now() < end; round++) {
        const sent = (await waiting()).filter(({ state }) => state === 'sent');
        if (sent.length === 0) continue;
        await principal().ask('prepare', { entries: sent.map(({ key }) => key) });
        const { commit, changes } = await stage('ready');
        const seen = changes.entries.map(({ entry }: { entry: { id: string } }) => entry.id).sort();
        expect(seen).toEqual(sent.map(({ key }) => key.slice('news/'.length)).sort());
        const before = (await listPublications(store()))[0]?.commit;
        await principal().ask('publish', { sentence: `Number ${round}`, commit });
        await stage('published');
        const files = desk.git('diff', '--name-only', `${before}`, commit).split('\n').sort();
        expect(files).toEqual(seen.map((id: string) => `content/news/${id}.yaml`));
        shown.push(seen);
      }
    };
    await retitle(office(), ids[0] ?? '', 'Before all');
    await office().get('request', { kind: 'news', id: ids[0], reason: 'Please' });
    await Promise.all([write(office(), 'office', mine), write(exam(), 'exam', theirs), read()]);
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
    if (rest.length > 0) await publish(rest, 'The rest');
    for (const id of ids) expect(await published(`news/${id}.yaml`)).toContain(saved[id] ?? '');
    expect(await keys()).toEqual([]);
    expect(desk.git('fsck', '--no-dangling')).toBe('');
    if (MINUTES > 0) process.stdout.write(`${saves} saves, ${shown.length} publications\n`);
  },
  120_000 + MINUTES * 120_000,
);
