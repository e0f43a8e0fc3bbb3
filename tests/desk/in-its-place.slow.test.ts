import { afterAll, describe, expect, it } from 'vitest';
import { type DeskCopy, deskOverCopy, person, settingsFor } from './desk-copy.ts';

type Clerk = ReturnType<DeskCopy['as']>;

const desk = await deskOverCopy(
  settingsFor([person('office'), person('cse', { department: 'cse' })]),
);
afterAll(() => desk.dispose());
const [office, cse] = ['office', 'cse'].map(desk.as) as [Clerk, Clerk];

/** A notice with a link in its text and one beside it. */
async function linkedFrom(clerk: Clerk, id: string, address: string, more: object = {}) {
  await clerk.add('news', id, {
    ...(await office.value('news', 'bus-routes-revised')),
    ...more,
    title: { en: `See ${id}`, ml: `കാണുക: ${id}` },
    body: { en: `See [the dates](${address}).`, ml: `[തീയതികൾ](${address}) കാണുക.` },
    links: [{ label: { en: 'Dates', ml: 'തീയതികൾ' }, href: address }],
  });
}

describe('the links to an entry that is deleted', () => {
  const page = { kind: 'news', id: 'even-semester-registration' };

  it('lead to another page, which has to be there', async () => {
    const linked = ['scholarship-fair', 'bus-pass'];
    for (const id of linked) await linkedFrom(office, id, '/all-news/even-semester-registration');
    const refused = await office.ask('remove', page);
    expect([refused.status, refused.answer.isLinked]).toEqual([422, true]);
    const nowhere = await office.ask('remove', { ...page, replaceBy: '/nowhere' });
    expect(nowhere.answer.mistakes[0].words.en).toContain('the address of a page of this site');
    await office.remove(page.kind, page.id, {
      replaceBy: 'https://www.college.example/ml/academics/calendar',
    });
    for (const id of linked)
      expect(await office.value('news', id)).toMatchObject({
        body: { en: 'See [the dates](/academics/calendar).' },
        links: [{ href: '/academics/calendar' }],
      });
  });

  it.each(['/about us', '/about(us)', '</about>'])(
    'do not lead to what is no link in a text: %s',
    async (replaceBy) => {
      const head = desk.git('rev-parse', 'HEAD');
      expect(
        await office.refusal('remove', { kind: 'news', id: 'bus-routes-revised', replaceBy }),
      ).toEqual([
        400,
        'The address of the other page has no spaces and none of the signs ( ) < >. Nothing was changed.',
      ]);
      expect(desk.git('rev-parse', 'HEAD')).toBe(head);
    },
  );

  it('stay where they lead to the page on which others stand too', async () => {
    const files = ['navigation.yaml', 'disclosures.yaml'];
    const before = files.map(desk.read);
    const search = desk.read('search.yaml');
    await office.remove('faq', 'lost-identity-card', { replaceBy: '/academics/calendar' });
    expect(files.map(desk.read)).toEqual(before);
    expect(desk.read('search.yaml')).toBe(
      search.replaceAll('/help/faq#lost-identity-card', '/academics/calendar'),
    );
  });

  it('of a section are those to its place on the page', async () => {
    const section = { kind: 'texts', id: 'about/history' };
    const refused = await office.ask('remove', section);
    expect([refused.status, refused.answer.isLinked]).toEqual([422, true]);
    await office.remove(section.kind, section.id, { replaceBy: '/about#overview' });
    for (const file of ['navigation.yaml', 'search.yaml'])
      expect(desk.read(file)).not.toContain('/about#history');
  });

  it('stay in what the person may not write, so that nothing is deleted', async () => {
    const own = { departments: ['cse'] };
    const notice = { kind: 'news', id: 'coding-contest' };
    await linkedFrom(cse, notice.id, '/academics/calendar', own);
    await linkedFrom(cse, 'contest-results', '/all-news/coding-contest', own);
    await linkedFrom(office, 'contest-hall', '/all-news/coding-contest');
    expect((await cse.ask('remove', notice)).answer.isLinked).toBe(true);
    const replaced = { ...notice, replaceBy: '/academics/calendar' };
    const { status, answer } = await cse.ask('remove', replaced);
    expect([status, answer.mistakes[0].entry.id]).toEqual([422, 'contest-hall']);
    const [link] = (await cse.value('news', 'contest-results')).links;
    expect(link.href).toBe('/all-news/coding-contest');
  });
});

describe('another entry comes into the place of one that is deleted', () => {
  it('wherever it is named or linked, in one saved change, which is shown before', async () => {
    const person = { kind: 'people', id: 'kallada-a' };
    await linkedFrom(office, 'new-adviser', '/faculty/kallada-a');
    await office.changed('news', 'new-adviser', {
      summary: { en: 'A new adviser', ml: 'പുതിയ ഉപദേശകൻ' },
      body: {
        en: 'Ask [Dr. Kallada A.](/faculty/kallada-a) or [him \\[HOD\\]](/faculty/kallada-a).',
        ml: '[ഡോ. കല്ലട എ.](/faculty/kallada-a) പറയും.',
      },
    });
    const refused = await office.ask('remove', person);
    expect(refused.status).toBe(422);
    const { others, mistakes } = refused.answer;
    expect(others.map(({ id }: { id: string }) => id)).toContain('ponman-l');
    expect(others.map(({ id }: { id: string }) => id)).not.toContain('kallada-a');
    const head = desk.git('rev-parse', 'HEAD');
    const { changes } = await office.get('remove', { ...person, by: 'ponman-l', isTrial: true });
    expect(desk.git('rev-parse', 'HEAD')).toBe(head);
    const places = changes.map(({ entry }: { entry: { kind: string; id: string } }) => entry);
    expect(places).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'news', id: 'new-adviser' })]),
    );
    for (const { entry } of mistakes)
      expect(places.map(({ id }: { id: string }) => id)).toContain(entry.id);
    const link = changes.find(({ entry }: { entry: { id: string } }) => entry.id === 'new-adviser');
    expect(link.fields.map(({ after }: { after: { en: string } }) => after.en)).toEqual([
      'Ask [Dr. Ponman L.](/faculty/ponman-l) or [him \\[HOD\\]](/faculty/ponman-l).',
      '[ഡോ. പൊന്മാൻ എൽ.](/faculty/ponman-l) പറയും.',
      '/faculty/ponman-l',
    ]);
    await office.remove(person.kind, person.id, { by: 'ponman-l' });
    expect(desk.git('rev-list', '--count', `${head}..HEAD`)).toBe('1');
    const [{ href }] = (await office.value('news', 'new-adviser')).links;
    expect(href).toBe('/faculty/ponman-l');
  });

  it('once in a list that names it already', async () => {
    await office.changed('news', 'rti-officer-change', {
      attachments: ['rti-guide', 'fee-sheet'],
    });
    await office.remove('documents', 'rti-guide', { by: 'fee-sheet' });
    expect((await office.value('news', 'rti-officer-change')).attachments).toEqual(['fee-sheet']);
    expect(desk.read('disclosures.yaml')).not.toContain('rti-guide');
  });

  it('but not the one itself, and none that is not there', async () => {
    for (const by of ['bus-routes-revised', 'nowhere', '../college'])
      expect(await office.status('remove', { kind: 'news', id: 'bus-routes-revised', by })).toBe(
        404,
      );
  });

  it('not in what the person may not write, which is named and keeps the entry', async () => {
    const own = { departments: ['cse'] };
    await linkedFrom(cse, 'hackathon', '/academics/calendar', own);
    await linkedFrom(cse, 'hackathon-rules', '/academics/calendar', own);
    await linkedFrom(office, 'hackathon-hall', '/all-news/hackathon');
    const head = desk.git('rev-parse', 'HEAD');
    for (const isTrial of [true, false]) {
      const asked = { kind: 'news', id: 'hackathon', by: 'hackathon-rules', isTrial };
      const { status, answer } = await cse.ask('remove', asked);
      expect([status, answer.mistakes[0].entry.id, answer.others]).toEqual([
        ...[422, 'hackathon-hall', []],
      ]);
    }
    expect(desk.git('rev-parse', 'HEAD')).toBe(head);
  });
});
