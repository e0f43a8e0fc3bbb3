import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { Store } from '#desk/server/entries/store.ts';
import { findPageChanges } from '#desk/server/publish/page-changes.ts';
import { Releases } from '#desk/server/publish/publication-record.ts';
import { listPublications, tagPublication } from '#desk/server/publish/publications.ts';
import { Publisher } from '#desk/server/publish/publisher.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { type DeskCopy, deskOverCopy, person } from './desk-copy.ts';

const PERSON = person('web', { name: 'Web team', publish: true });

describe('the history of publications', () => {
  let desk: DeskCopy;
  let store: Store;
  beforeAll(async () => {
    desk = await deskOverCopy();
    store = new Store(desk.root);
  });
  afterAll(() => desk.dispose());

  const publish = async (sentence: string) =>
    tagPublication(store, await store.git.head(), PERSON, sentence);

  it('begins with all that is saved, which is listed nowhere', async () => {
    await desk.changed('news', 'bus-routes-revised', { kind: 'examination' });
    const { last, waiting } = await desk.get('changes');
    expect([last, waiting]).toEqual([null, []]);
  });

  it('keeps each sentence as it was written, and what is published waits no longer', async () => {
    const isWaiting = async () =>
      (await desk.get('comments?kind=news&id=bus-routes-revised')).isWaiting;
    expect(await isWaiting()).toBe(true);
    for (const sentence of ['# Results of 2026', '#AdmissionsOpen']) await publish(sentence);
    expect((await listPublications(store)).map(({ sentence }) => sentence)).toEqual([
      '#AdmissionsOpen',
      '# Results of 2026',
    ]);
    expect(await isWaiting()).toBe(false);
  });

  it('names a text that waits in both languages, also when one of them was changed', async () => {
    await desk.change('texts', 'about/history', ({ en }: { en: { text: string } }) => ({
      en: { ...en, text: `${en.text}\n\nA library was built.\n` },
    }));
    const { waiting } = await desk.get('changes');
    expect(waiting.map(({ entry }: { entry: { title: object } }) => entry.title)).toEqual([
      { en: 'Text: History', ml: 'ഉള്ളടക്കം: ചരിത്രം' },
    ]);
    await publish('History');
  });

  it.each([
    ['news', 'survey-camp-civil'],
    ['events', 'pta-general-meeting-2026'],
  ])('shows the day of the change of %s that are extended in their list', async (kind, id) => {
    await desk.get('many', { kind, ids: [id], action: 'week' });
    expect((await desk.value(kind, id)).updatedOn).toBe(collegeDay(Date.now()));
  });

  it('keeps its order if the clock is set back', async () => {
    const tag = await tagPublication(store, await store.git.head(), PERSON, 'Later', 0);
    expect((await listPublications(store))[0]?.tag).toBe(tag);
  });

  it('goes on with short names after a day on which the clock was ahead', async () => {
    const head = await store.git.head();
    await tagPublication(store, head, PERSON, 'Ahead', Date.parse('2036-01-01T00:00:00Z'));
    // As an earlier version of the desk named the next ones.
    desk.git('tag', '-a', '-m', 'Old', 'published/2036-01-01T000000-1-1', head);
    const tags = [];
    for (let day = 1; day <= 10; day++)
      tags.push(await tagPublication(store, head, PERSON, `Day ${day}`));
    expect(tags.at(-1)).toBe('published/2036-01-01T000000-11');
    const sentences = (await listPublications(store)).map(({ sentence }) => sentence);
    expect(sentences.slice(0, 4)).toEqual(['Day 10', 'Day 9', 'Day 8', 'Day 7']);
    expect(sentences.slice(9, 12)).toEqual(['Day 1', 'Old', 'Ahead']);
  });
});

it('what was saved is built before somebody asks for it', async () => {
  vi.spyOn(Publisher.prototype, 'hasSite', 'get').mockReturnValue(true);
  const built = vi.spyOn(Publisher.prototype, 'build').mockResolvedValue();
  const desk = await deskOverCopy(undefined, undefined, true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await desk.changed('news', 'bus-routes-revised', { kind: 'examination' });
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(2000);
      return built.mock.lastCall;
    })
    .toEqual([desk.git('rev-parse', 'HEAD')]);
  vi.useRealTimers();
  desk.dispose();
});

it('a text that is still to be written can be saved and is not published', async () => {
  const built = vi.spyOn(Publisher.prototype, 'build').mockResolvedValue();
  const desk = await deskOverCopy();
  const title = { en: 'Buses from [[place]]', ml: 'ബസ്' };
  await desk.changed('news', 'bus-routes-revised', { title });
  const publisher = new Publisher(
    new Store(desk.root),
    new Releases('.desk/none'),
    join(desk.root, '.desk/work'),
  );
  await publisher.prepare(PERSON);
  expect(publisher.progress.of(PERSON)).toMatchObject({
    stage: 'failed',
    mistakes: [{ entry: { id: 'bus-routes-revised' }, field: { en: 'Title, English' } }],
  });
  expect(built).not.toHaveBeenCalled();
  desk.dispose();
});

describe('a build ahead', () => {
  const publisher = new Publisher(new Store('.'), new Releases('.desk/none'), '.desk/work');
  let built: MockInstance;
  beforeEach(() => {
    vi.useFakeTimers();
    built = vi.spyOn(publisher, 'build').mockResolvedValue();
  });
  afterEach(() => vi.useRealTimers());

  it('waits until nobody has saved for two seconds', async () => {
    vi.spyOn(publisher, 'hasSite', 'get').mockReturnValue(true);
    for (let save = 0; save < 70; save++) {
      publisher.ahead.beginSaving();
      publisher.ahead.endSaving(PERSON);
      await vi.advanceTimersByTimeAsync(1900);
    }
    // One more takes long.
    publisher.ahead.beginSaving();
    await vi.advanceTimersByTimeAsync(10_000);
    publisher.ahead.endSaving(PERSON);
    await vi.advanceTimersByTimeAsync(1900);
    expect(built).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await vi.waitFor(() => expect(built).toHaveBeenCalledOnce(), 30_000);
  });

  it.each([
    ['before the first publication', false, 'idle'],
    ['while the changes of another are read', true, 'ready'],
  ] as const)('does not begin %s', async (_, hasSite, stage) => {
    vi.spyOn(publisher, 'hasSite', 'get').mockReturnValue(hasSite);
    publisher.progress.set(PERSON, { stage });
    publisher.ahead.beginSaving();
    publisher.ahead.endSaving(PERSON);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(built).not.toHaveBeenCalled();
  });
});

describe('the pages of a publication', () => {
  const site = (pages: Record<string, string>) => {
    const files = Object.entries(pages).map(([name, text]) => [
      join(name, 'index.html'),
      `<title>${name || 'Home'}</title><main>${text}</main>`,
    ]);
    return newFolder(Object.fromEntries(files));
  };

  it('are not those that only hold what will be shown on a later day', () => {
    const list = (rows: string) => site({ news: `<ul>${rows}</ul>` });
    const notice = '<li data-until="2026-12-01">Exams<ul><li>Hall 1</li></ul></li>';
    const later = '<li hidden="" data-from="2026-12-01">Exams<ul><li>Hall 1</li></ul></li>';
    expect(findPageChanges(list(notice), list(notice + later))).toEqual([]);
  });

  it('are those that visitors see otherwise', () => {
    const before = site({
      '': '<p>Home</p>',
      fees: '<p>Rs 10</p>',
      old: '<p>Old</p>',
      same: '<p class="a">Same</p>',
    });
    const after = site({
      '': '<p>Home</p>',
      fees: '<p>Rs 12</p>',
      new: '<p>New</p>',
      same: '<p class="b">Same</p>',
    });
    expect(findPageChanges(before, after)).toEqual([
      { address: '/fees', title: 'fees', what: 'changed' },
      { address: '/new', title: 'new', what: 'added' },
      { address: '/old', title: 'old', what: 'gone' },
    ]);
  });

  it.each([
    [
      '<a href="https://egrantz.kerala.gov.in">Apply</a>',
      '<a href="https://egrantz.kerala.gov.in.evil.example">Apply</a>',
    ],
    ['<img alt="The gate" src="/a.jpg">', '<img alt="Another gate" src="/a.jpg">'],
    ['<img alt="The gate" src="/a.jpg">', '<img alt="The gate" src="/b.jpg">'],
    ['<abbr title="All India">AI</abbr>', '<abbr title="Artificial">AI</abbr>'],
  ])('are also those with a change of %s that no text shows', (before, after) => {
    expect(findPageChanges(site({ page: before }), site({ page: after }))).toHaveLength(1);
  });

  it('are switched in one step, and five releases are kept', async () => {
    const build = newFolder();
    for (const name of ['client/assets', 'hosting'])
      mkdirSync(join(build, name), { recursive: true });
    const place = newFolder();
    const releases = new Releases(place);
    for (let number = 1; number <= 7; number++) {
      writeFileSync(join(build, `client/assets/script-${number}.js`), '');
      writeFileSync(join(build, 'client/health.txt'), `built 2026-11-24T00:00:0${number}+05:30`);
      await releases.switchTo(build, Date.now() + number * 1000);
    }
    expect(await releases.builtAt()).toBe(Date.parse('2026-11-24T00:00:07+05:30'));
    expect(readdirSync(join(place, 'releases'))).toHaveLength(5);
    expect(readdirSync(join(place, 'current/client/assets'))).toContain('script-1.js');
  });
});
