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
    expect([refused.status, refused.answer.links]).toEqual([422, 2]);
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
      search.replace('/help/faq#lost-identity-card', '/academics/calendar'),
    );
  });

  it('of a section are those to its place on the page', async () => {
    const section = { kind: 'texts', id: 'about/history' };
    const refused = await office.ask('remove', section);
    expect([refused.status, refused.answer.links]).toEqual([422, 2]);
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
    expect((await cse.ask('remove', notice)).answer.links).toBe(1);
    const replaced = { ...notice, replaceBy: '/academics/calendar' };
    const { status, answer } = await cse.ask('remove', replaced);
    expect([status, answer.mistakes[0].entry.id]).toEqual([422, 'contest-hall']);
    const [link] = (await cse.value('news', 'contest-results')).links;
    expect(link.href).toBe('/all-news/coding-contest');
  });
});
