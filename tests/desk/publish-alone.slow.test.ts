import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#desk/server/access/settings.ts';
import { Store } from '#desk/server/entries/store.ts';
import { Passing } from '#desk/server/publish/passing.ts';
import { Releases } from '#desk/server/publish/publication-record.ts';
import { listPublications } from '#desk/server/publish/publications.ts';
import { Publisher } from '#desk/server/publish/publisher.ts';
import { createDesk } from '#desk/server/routes/desk-server.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { buildOnePage, type DeskCopy, deskOverCopy, person, settingsFor } from './desk-copy.ts';

const PRINCIPAL = person('principal', { publish: true });
const CSE = person('cse', { write: ['people', 'news'], department: 'cse', publish: true });
const PEOPLE = [PRINCIPAL, person('office'), CSE];
const BUS = 'news/bus-routes-revised';
const CAMP = 'news/survey-camp-civil';

let desk: DeskCopy;
let site: string;
/** What happens while the site is built. */
let meanwhile: () => Promise<void>;
beforeEach(async () => {
  meanwhile = async () => {};
  vi.spyOn(Publisher.prototype, 'build').mockImplementation(async () => {
    buildOnePage(desk.root);
    await meanwhile();
  });
  // The checks of the whole content are those of every publication.
  vi.spyOn(Publisher.prototype, 'checked').mockImplementation(async ({ commit }) => commit);
  site = newFolder();
  desk = await deskOverCopy(settingsFor(PEOPLE, { site }));
  desk.git('tag', '-a', '-m', 'First', 'published/2026-11-24T000000', 'HEAD');
});
afterEach(() => {
  vi.restoreAllMocks();
  desk.dispose();
});

const retitle = (key: string, en: string, user = 'office') => {
  const [kind = '', id = ''] = key.split('/');
  return desk.as(user).changed(kind, id, ({ title }: { title: { ml: string } }) => ({
    title: { en, ml: title.ml },
  }));
};
const publisher = (people?: Person[]) =>
  new Publisher(
    new Store(desk.root),
    new Releases(site),
    join(desk.root, '.desk/publishing'),
    people && settingsFor(people),
  );
const sentences = async () =>
  (await listPublications(new Store(desk.root))).map(({ sentence }) => sentence);
const waiting = async (user = 'principal'): Promise<string[]> =>
  (await desk.as(user).get('changes')).waiting.map(({ key }: { key: string }) => key);

describe('what is published alone', () => {
  it('passes after what a colleague, or the timer, publishes meanwhile, in the same press', async () => {
    await retitle(BUS, 'Closed tomorrow');
    await retitle(CAMP, 'Camp');
    meanwhile = async () => {
      meanwhile = async () => {};
      await publisher().publishAlone(PRINCIPAL, 'Camp', [CAMP]);
    };
    const own = publisher();
    await own.publishAlone(PRINCIPAL, 'Closed', [BUS]);
    expect(own.progress.of(PRINCIPAL).stage).toBe('published');
    expect(await sentences()).toEqual(['Closed', 'Camp', 'First']);
    expect(await waiting()).toEqual([]);
  });

  it('waits for the publication of another person that is under way', async () => {
    await retitle(BUS, 'Closed tomorrow');
    await retitle(CAMP, 'Camp');
    const own = publisher();
    // With the version that was seen it is under way at once.
    const seen = desk.git('rev-parse', 'HEAD');
    const other = own.publishAlone(person('other', { publish: true }), 'Camp', [CAMP], seen);
    await own.publishAlone(PRINCIPAL, 'Closed', [BUS]);
    await other;
    expect(await sentences()).toEqual(['Closed', 'Camp', 'First']);
  });

  it('is refused when somebody has changed the entry since it was seen, and is tried five times at most', async () => {
    await retitle(BUS, 'Closed tomorrow');
    const own = publisher();
    const seen = desk.git('rev-parse', 'HEAD');
    await retitle(BUS, 'Closed on Friday');
    await own.publishAlone(PRINCIPAL, 'Closed', [BUS], seen);
    const refused = { stage: 'failed', error: { en: expect.stringContaining('Look at the') } };
    expect(own.progress.of(PRINCIPAL)).toMatchObject(refused);
    const first = desk.git('rev-parse', 'published/2026-11-24T000000^{commit}');
    let count = 0;
    meanwhile = async () => {
      count += 1;
      const empty = desk.git('commit-tree', '-m', `${count}`, '-p', first, `${first}^{tree}`);
      desk.git('tag', '-a', '-m', `${count}`, `published/2127-01-0${count}T000000`, empty);
    };
    await own.publishAlone(PRINCIPAL, 'Closed', [BUS]);
    expect([own.progress.of(PRINCIPAL), count]).toMatchObject([refused, 5]);
  });

  it('is called published when it is pressed twice', async () => {
    await retitle(BUS, 'Closed tomorrow');
    const own = publisher();
    await Promise.all([
      own.publishAlone(PRINCIPAL, 'Closed', [BUS]),
      own.publishAlone(PRINCIPAL, 'Closed', [BUS]),
    ]);
    expect(own.progress.of(PRINCIPAL).stage).toBe('published');
    expect(await sentences()).toEqual(['Closed', 'First']);
  });
});

describe('the timer', () => {
  const DAY = '2127-06-01';
  const MORNING = Date.parse(`${DAY}T00:00:00+05:30`);
  /** A person leaves an entry to a day. */
  const leave = async (who: Person, key: string) => {
    const own = publisher();
    await own.prepare(who, [key]);
    const { commit = '' } = own.progress.of(who);
    await own.publishOn(who, 'Ours', commit, DAY);
    expect(own.progress.of(who).stage).toBe('left');
  };

  it.each([
    ['who has left', [PRINCIPAL], 'cse has chosen the day, and is not at the desk any more.'],
    [
      'who may not publish any more',
      [PRINCIPAL, { ...CSE, publish: false }],
      'You do not have permission to publish.',
    ],
    [
      'who may not write the entry any more',
      [PRINCIPAL, { ...CSE, write: ['news'] }],
      'you may not change these: Person:',
    ],
    [
      'who is of another department now',
      [PRINCIPAL, { ...CSE, department: 'physics' }],
      'you may not change these: Person:',
    ],
  ] as [string, Person[], string][])(
    'does not publish what was left to it by somebody %s, and says why',
    async (_, people, reason) => {
      const [{ id }] = await desk.as('cse').list('people');
      await desk.as('cse').changed('people', id, { initials: 'XYZ' });
      await leave(CSE, `people/${id}`);
      await publisher(people).publishDue(MORNING);
      expect(await sentences()).toEqual(['First']);
      const { notes } = await desk.as('principal').get('changes');
      expect(notes.map(({ en }: { en: string }) => en).join()).toContain(reason);
      await publisher(PEOPLE).publishDue(MORNING);
      expect(await sentences()).toEqual(['Ours', 'First']);
    },
  );

  it('does not publish what was left to it before it was noted by whom', async () => {
    await retitle(BUS, 'Bus');
    await leave(PRINCIPAL, BUS);
    const file = join(desk.root, '.desk/chosen-days.json');
    const [{ user: _, ...plan }] = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify([plan]));
    await publisher(PEOPLE).publishDue(MORNING);
    expect(await sentences()).toEqual(['First']);
  });

  it('takes the requests that it has met off the list, as a person does', async () => {
    await retitle(BUS, 'Bus');
    await desk.as('office').get('request', { kind: 'news', id: BUS.slice(5), reason: 'Please' });
    await leave(PRINCIPAL, BUS);
    await publisher(PEOPLE).publishDue(MORNING);
    await retitle(BUS, 'Bus of tomorrow');
    expect((await desk.as('principal').get('changes')).requests).toEqual([]);
  });

  it('begins anew when a person publishes meanwhile', async () => {
    await retitle(BUS, 'Bus');
    await retitle(CAMP, 'Camp');
    await leave(PRINCIPAL, BUS);
    meanwhile = async () => {
      meanwhile = async () => {};
      await publisher().publishAlone(PRINCIPAL, 'Camp', [CAMP]);
    };
    await publisher(PEOPLE).publishDue(MORNING);
    expect(await sentences()).toEqual(['Ours', 'Camp', 'First']);
  });

  it('waits while a person publishes, and not for a desk that has died', async () => {
    const passing = new Passing(join(desk.root, '.desk'));
    passing.begin();
    let isOver = false;
    const waited = passing.wait().then(() => {
      isOver = true;
    });
    await Promise.resolve();
    expect(isOver).toBe(false);
    passing.end();
    await waited;
    writeFileSync(join(desk.root, '.desk/person-publishes'), '2147483647');
    await passing.wait();
    passing.begin();
    await createDesk({ root: desk.root, port: 4174 });
    await passing.wait();
  });
});
