import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Person } from '#desk/server/access/settings.ts';
import { contentChanges } from '#desk/server/entries/entry-changes.ts';
import { Git } from '#desk/server/entries/git.ts';
import { Store } from '#desk/server/entries/store.ts';
import { unitsBetween } from '#desk/server/entries/units.ts';
import { namesOfOthers } from '#desk/server/publish/unit-access.ts';
import { openDesk } from '#desk/server/routes/desk-server.ts';
import { deskOverCopy, person } from './desk-copy.ts';

const desk = await deskOverCopy();
const from = desk.git('rev-parse', 'HEAD');
afterEach(() => {
  vi.restoreAllMocks();
  desk.git('reset', '--quiet', '--hard', from);
});
afterAll(() => desk.dispose());

const replace = (file: string, old: string, now: string) =>
  desk.write(file, desk.read(file).replace(old, now));
function shown() {
  desk.commit();
  const { git, content } = new Store(desk.root);
  return contentChanges(git, from, 'HEAD', content);
}
/** What is not this person's to publish. */
async function othersOf(who: Person) {
  const units = await unitsBetween(new Git(`${desk.root}/content`), from, 'HEAD');
  return namesOfOthers(units, who).map(({ en }) => en);
}

const NEWS = 'news/bus-routes-revised.yaml';

describe('the approver is shown', () => {
  it('a changed entry with the old and the new value of its field, in both languages', async () => {
    replace(NEWS, 'kind: campus', 'kind: exam');
    const { entries, files } = await shown();
    expect(files).toEqual([]);
    expect(entries).toMatchObject([
      {
        what: 'changed',
        entry: {
          id: 'bus-routes-revised',
          title: { en: expect.stringContaining(': College bus') },
        },
        fields: [{}],
      },
    ]);
    expect(entries[0]?.fields[0]?.before?.ml).not.toBe('campus');
  });

  it('people and other entries by their names', async () => {
    const cell = 'committees/anti-ragging.yaml';
    const [, id = ''] = /person: (\S+)/.exec(desk.read(cell)) ?? [];
    replace(cell, `person: ${id}`, 'person: nobody-of-this-name');
    const [field] = (await shown()).entries[0]?.fields ?? [];
    expect(field?.before?.en).toMatch(/^(?:Dr|Prof|Shri|Smt)\. /);
    expect(field?.after?.en).toBe('nobody-of-this-name');
  });

  it('a row of a list, a new one, one that is gone, and another order', async () => {
    const rows: { id: string }[] = parse(desk.read('fees.yaml'));
    const [first, second, ...rest] = rows;
    desk.write(
      'fees.yaml',
      stringify([
        ...rest,
        { ...first, id: 'new-fee' },
        { ...second, when: 'year', refundable: 'ask' },
      ]),
    );
    const { entries } = await shown();
    expect(entries.map(({ what, entry }) => `${what} ${entry.id ?? 'order'}`)).toEqual([
      `gone ${first?.id}`,
      `changed ${second?.id}`,
      'added new-fee',
      'changed order',
    ]);
    expect(entries.at(-1)?.fields[0]?.before?.en).toMatch(
      /^Admission fee \(M.Tech and M.Plan\); Tuition fee/,
    );
  });

  it('replaced files with their sizes, which can be opened, and no others', async () => {
    desk.write('documents/files/new.pdf', 'PDF');
    // Of no use to a reader.
    desk.write('documents/measures.json', `${desk.read('documents/measures.json')} `);
    const { files } = await shown();
    expect(files).toEqual([
      { what: 'added', file: 'documents/files/new.pdf', before: null, after: 3 },
    ]);
    expect(await desk.status('changed-file?side=after&file=documents/files/new.pdf')).toBe(404);
  });

  it('both languages of a text as one entry, and a file that cannot be read by its lines', async () => {
    for (const language of ['en', 'ml'])
      replace(`pages/about/history.${language}.md`, '---\n', '---\nunknown: new\n');
    desk.write(NEWS, 'title: [\n');
    const { entries } = await shown();
    expect(entries.map(({ entry, fields }) => [entry.kind, fields.length])).toEqual([
      ['', 1],
      ['texts', 2],
    ]);
    expect(entries[0]?.fields[0]?.after?.en).toContain('title: [');
  });

  it('a change of a file that changes no field', async () => {
    desk.write(NEWS, `${desk.read(NEWS)}# a remark\n`);
    const { entries } = await shown();
    expect(entries.map(({ fields }) => fields[0]?.after?.en)).toEqual(['# a remark']);
  });
});

describe('a person who publishes for one department', () => {
  const write = ['departments', 'people', 'news'];
  const CSE = person('cse', { write, department: 'cse', publish: true });
  it('may publish what is of the department', async () => {
    replace('departments/cse/department.yaml', 'en: "', 'en: "A ');
    desk.commit();
    expect(await othersOf(CSE)).toEqual([]);
  });

  it('may not publish while anything else waits, which is named', async () => {
    replace('departments/cse/department.yaml', 'en: "', 'en: "A ');
    replace('fees.yaml', 'mtech: 1575', 'mtech: 1600');
    desk.write('documents/files/new.pdf', 'PDF');
    desk.commit();
    expect(await othersOf(CSE)).toEqual([
      'Fee item: Caution deposit (M.Tech and M.Plan)',
      'documents/files/new.pdf',
    ]);
    const { publisher } = await openDesk(desk.root, undefined);
    const commit = desk.git('rev-parse', 'HEAD');
    vi.spyOn(publisher, 'release').mockResolvedValue();
    desk.git('tag', '-a', '-m', 'First', 'published/2026-11-24T000000', from);
    publisher.progress.set(CSE, { stage: 'ready', commit, base: from });
    await publisher.publish(CSE, 'Our department', commit);
    expect(publisher.progress.of(CSE)).toMatchObject({
      stage: 'failed',
      error: { en: expect.stringContaining('Caution deposit') },
    });
    expect(publisher.release).not.toHaveBeenCalled();
    desk.git('tag', '-d', 'published/2026-11-24T000000');
  });

  it('does not make the first publication, which is of everything', async () => {
    const { publisher } = await openDesk(desk.root, undefined);
    const head = desk.git('rev-parse', 'HEAD');
    vi.spyOn(publisher, 'release').mockResolvedValue();
    const { department: _, ...newsOnly } = CSE;
    for (const each of [CSE, newsOnly, { ...newsOnly, write: 'all' as const }]) {
      publisher.progress.set(each, { stage: 'ready', commit: head });
      await publisher.publish(each, 'The first publication', head);
      expect(publisher.progress.of(each).stage).toBe(each.write === 'all' ? 'published' : 'failed');
    }
    expect(publisher.release).toHaveBeenCalledOnce();
  });
});

it('a person who may change notices only publishes, and undoes, notices only', async () => {
  const NEWS_ONLY = person('newspub', { write: ['news'], publish: true });
  replace(NEWS, 'kind: campus', 'kind: hostel');
  replace('fees.yaml', 'mtech: 1575', 'mtech: 1600');
  desk.commit();
  expect(await othersOf(NEWS_ONLY)).toEqual(['Fee item: Caution deposit (M.Tech and M.Plan)']);
  expect(await othersOf({ ...NEWS_ONLY, write: 'all' })).toEqual([]);
});
