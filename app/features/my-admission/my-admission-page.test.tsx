// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { show } from '#tests/support/show.tsx';
import { myAdmissionView } from './my-admission.server.ts';
import { start } from './my-admission.tool.ts';
import MyAdmissionPage from './my-admission-page.tsx';

const view = myAdmissionView(getSite(), 'en', Date.parse('2026-11-25T10:00:00+05:30'));

beforeEach(() => localStorage.clear());

/**
 * The tool at an address, such as `?course=btech`; a visitor may do something before its script has
 * come.
 */
function open(query = '', beforeScript = () => {}): void {
  history.replaceState(null, '', `/admissions/my-admission${query}`);
  show(<MyAdmissionPage view={view} />, 'en');
  beforeScript();
  start(need(document.querySelector<HTMLElement>('[data-tool]')));
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const COURSE = 'Course';
const CATEGORY = 'Category of the candidate';
/** What is shown of the sheets. */
const sheet = () => need(document.querySelector<HTMLElement>('[data-course]:not([hidden])'));
function text(): string {
  const seen = sheet().cloneNode(true) as HTMLElement;
  for (const part of seen.querySelectorAll('[hidden]')) part.remove();
  return seen.textContent;
}
const title = () => sheet().querySelector('h2')?.textContent;
const paper = (name: RegExp | string) => within(sheet()).queryByRole('checkbox', { name });
const ticked = () => screen.queryAllByRole('checkbox', { checked: true });

describe('the sheet of a candidate', () => {
  it('is that of the first course and category until others are chosen, which are then in the address', () => {
    open();
    expect(title()).toBe('B.Tech, General');
    expect(text()).toContain('₹12,470');
    choose(CATEGORY, 'sc');
    expect(title()).toBe('B.Tech, SC');
    expect(text()).toContain('You do not pay: PTA fund.');
    expect(screen.getByRole('status').textContent).toBe('B.Tech, SC. Total on admission: ₹3,470');
    choose(COURSE, 'mca');
    expect(screen.getByRole('status').textContent).toBe('MCA, SC. Total at the college: ₹12,110');
    expect(location.search).toBe('?course=mca&category=sc');
  });

  it('begins with links to branches, dates, documents and the phone, which keep the choice', () => {
    open('?course=btech&category=sc');
    const links = within(sheet()).getByRole('navigation').querySelectorAll('a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Branches', '#ranks-btech'],
      ['Dates', '#dates-btech'],
      ['Documents', '#papers-btech'],
      ['Phone', '#call-btech'],
    ]);
  });

  it('is that of the address; what the address names wrongly is the first', () => {
    open('?course=mtech&category=oec');
    expect(text()).toContain('₹24,964');
    expect(text()).toContain(
      '₹6,946 each semester, ₹1,918 each year. For the whole course (2 years) at these amounts, without the hostel: ₹47,720.',
    );
    cleanup();
    open('?course=alchemy&category=__proto__&day=2026-02-30');
    expect(title()).toBe('B.Tech, General');
  });

  it.each(['lateral-entry', 'phd'])('names the office where fees are not published (%s)', (id) => {
    open(`?course=${id}`);
    expect(text()).toContain('have not been published');
    expect(sheet().querySelector('a[href^="tel:"]')).not.toBeNull();
  });

  it('is sent with its choice', () => {
    open('?course=btech&category=sc');
    const sent = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
    expect(decodeURIComponent(sent)).toContain('my-admission?course=btech&category=sc');
    expect(decodeURIComponent(sent)).toContain(
      'On allotment, to: Commissioner for Entrance Examinations (CEE): ₹1,000',
    );
    expect(decodeURIComponent(sent)).toMatch(
      /\nThe next date: Not announced yet.*\nWhat to bring: /,
    );
  });

  it('is sent with the documents of its category alone', () => {
    const papers = (category: string) => {
      cleanup();
      open(`?course=btech&category=${category}`);
      const sent = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
      return /What to bring: (.*)/.exec(decodeURIComponent(sent))?.[1]?.split('; ') ?? [];
    };
    expect(papers('sc')).toContain('Caste certificate');
    expect(papers('general')).not.toContain('Caste certificate');
  });

  it('says in the closed fold how many documents its category brings', () => {
    const said = (category: string) => {
      cleanup();
      open(`?course=btech&category=${category}`);
      const shown = document.querySelectorAll('#papers-btech summary [data-for]:not([hidden])');
      return [...shown].map((part) => part.textContent);
    };
    expect(said('general')).toEqual(['16 entries: ']);
    expect(said('sebc')).toEqual(['18 entries: ']);
  });

  it('says of a course without fees that recur that later years are not published', () => {
    open('?course=btech');
    expect(text()).toContain('What is payable in later years has not been published');
  });

  it('is printed alone, in a browser that can print; another has no button for it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    open('?course=mca');
    fireEvent.click(screen.getByRole('button', { name: 'Print this' }));
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(sheet().hasAttribute('data-print-part')).toBe(true);
    cleanup();
    vi.stubGlobal('print', undefined);
    open('?course=mca');
    expect(screen.queryByRole('button')).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe('which branch one can get', () => {
  const type = (rank: string) =>
    fireEvent.input(within(sheet()).getByLabelText(/^Your rank/), { target: { value: rank } });
  const COMMUNITY = 'Community, if it has reserved seats';
  /** The lists of branches that are shown, with the lines of the branches whose name has a word. */
  const lists = (word = '') =>
    [...sheet().querySelectorAll('[data-group]:not([hidden])')].map((list) => [
      list.querySelector('h3')?.textContent,
      ...[...list.querySelectorAll('li')]
        .map(({ textContent }) => textContent)
        .filter((line) => line.includes(word)),
    ]);
  const said = () => screen.getByRole('status').textContent;

  it('is a list of last ranks by merit until a rank is typed, those of the lowest rank first', () => {
    open('?course=btech');
    const [[title, ...lines] = []] = lists();
    expect(title).toBe('Last rank in the last round');
    expect(lines.slice(0, 2)).toEqual([
      'Computer Science and Engineering 5,874 State merit',
      'Cyber Physical Systems 7,473 State merit',
    ]);
    expect(lines).toHaveLength(8);
    expect(text()).toContain('Sample entry: Last ranks in the admission of 2026-27. Ranks change');
  });

  it('is answered in two lists, the nearest first, each branch with the distance and the seats', () => {
    open('?course=btech&category=ews');
    type('7,000');
    expect(lists()).toEqual([
      [
        'Would have got a seat: ranks to spare',
        'Cyber Physical Systems 473 State merit',
        'Electronics and Communication Engineering 2,651 State merit',
        'Electrical and Electronics Engineering 6,198 State merit',
        'Mechanical Engineering 10,385 State merit',
        'Civil Engineering 14,482 State merit',
        'Chemical Engineering 17,769 State merit',
        'Production Engineering 21,236 State merit',
      ],
      [
        'Would not have got a seat: ranks short',
        'Computer Science and Engineering 55 Economically Weaker Sections (EWS)',
      ],
    ]);
    type('100000');
    expect(lists()).toHaveLength(1);
    expect(said()).toBe(
      'Sample entry: Rank 1,00,000, EWS: by the last ranks of 2026-27, a seat in none of 8 branches. Ranks change each year.',
    );
    type('');
    expect(lists('Computer')).toEqual([
      [
        'Last rank in the last round',
        'Computer Science and Engineering 6,945 Economically Weaker Sections (EWS)',
      ],
    ]);
    expect(location.search).toBe('?course=btech&category=ews');
  });

  it('compares State merit alone until the community of a category with several is chosen', () => {
    open('?course=btech&category=sebc');
    type('7000');
    const [, missed] = lists('Computer');
    expect(missed).toEqual([
      'Would not have got a seat: ranks short',
      'Computer Science and Engineering 1,126 State merit',
    ]);
    expect(text()).toContain('Only State merit is compared. Choose the community');
    choose(COMMUNITY, 'ezhava');
    expect(lists('Computer')[0]).toContain('Computer Science and Engineering 475 Ezhava');
    expect(lists('Cyber')[0]).toContain('Cyber Physical Systems 473 State merit');
    expect(text()).not.toContain('Only State merit is compared.');
    expect(location.search).toBe('?course=btech&category=sebc&rank=7000&community=ezhava');
    expect(said()).toMatch(
      /^Sample entry: Rank 7,000, SEBC, Ezhava: by the last ranks of 2026-27, a seat in 8 of 8 branches: .*Civil Engineering.*\. Ranks change each year; this does not promise a seat\.$/,
    );
  });

  it('asks for no community where a category has one seat category or none', () => {
    for (const category of ['general', 'sc', 'oec']) {
      cleanup();
      open(`?course=btech&category=${category}&community=ezhava&rank=7000`);
      const field = within(sheet()).getByLabelText(COMMUNITY);
      expect(field.closest('[hidden]'), category).not.toBeNull();
      expect(said() + (lists('Computer')[0]?.[1] ?? ''), category).not.toContain('Ezhava');
    }
  });

  it('is answered from the address, and sent with it', () => {
    open('?course=btech&category=sebc&rank=12000&community=muslim');
    expect(within(sheet()).getByLabelText<HTMLInputElement>(/^Your rank/).value).toBe('12000');
    expect(within(sheet()).getByLabelText<HTMLSelectElement>(COMMUNITY).value).toBe('muslim');
    const sent = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '';
    expect(decodeURIComponent(sent)).toMatch(
      /\nSample entry: Rank 12,000, SEBC, Muslim: .* of 8 branches: .* this does not promise a seat\.\n/,
    );
  });

  it('is State merit alone where a category has no last ranks, and says so', () => {
    open('?course=btech&category=oec');
    expect(text()).toContain('No last rank of this category is given here.');
  });

  it('leads to the official site in a course without last ranks', () => {
    open('?course=mca');
    expect(text()).toContain('Last rank in the last roundNot published on this site.');
    expect(text()).not.toContain('Which branch can I get?');
    expect(within(sheet()).queryByText('Branches')).toBeNull();
    expect(within(sheet()).queryByLabelText(/^Your rank/)).toBeNull();
  });

  it('is not asked for research, which has no seats by rank', () => {
    open('?course=phd');
    expect(text()).not.toContain('Which branch can I get?');
    expect(within(sheet()).queryByText('Branches')).toBeNull();
  });
});

describe('the documents to bring', () => {
  it('are those of the category: an OEC candidate needs a community certificate and none of caste', () => {
    open('?course=btech&category=oec');
    expect(need(paper(/^Community certificate/))).toBeTruthy();
    expect(paper(/^Caste certificate/)).toBeNull();
  });

  it('of a quota carry it as their condition', () => {
    open('?course=mtech&category=general');
    expect(need(paper('Disability certificate (Persons with disabilities)'))).toBeTruthy();
    choose(COURSE, 'phd');
    expect(screen.getByLabelText(/^Proof of professional experience .*\(Part time\)/)).toBeTruthy();
  });

  it('keep their ticks on the device', () => {
    open('?course=btech&category=oec');
    fireEvent.click(need(paper(/^Community certificate/)));
    cleanup();
    open('?course=btech&category=oec');
    expect(ticked()).toEqual([need(paper(/^Community certificate/))]);
    fireEvent.click(need(ticked()[0]));
    expect(localStorage.getItem('papers')).toBeNull();
  });

  it('keep a tick while the page is open where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    open('?course=phd');
    fireEvent.click(need(screen.getAllByRole('checkbox')[0]));
    choose(CATEGORY, 'st');
    expect(ticked()).toHaveLength(1);
  });

  it('keep a tick and a reporting day that were entered before the script came', () => {
    open('?course=btech&category=sc&day=2026-08-31', () => {
      fireEvent.click(need(paper(/^Course and conduct/)));
      fireEvent.change(within(sheet()).getByLabelText('Reporting day'), {
        target: { value: '2026-08-28' },
      });
    });
    expect(ticked()).toEqual([need(paper(/^Course and conduct/))]);
    expect(localStorage.getItem('papers')).not.toBeNull();
    expect(location.search).toBe('?course=btech&category=sc&day=2026-08-28');
  });

  it('say since when a certificate must have been issued, by the reporting day', () => {
    open('?course=btech&category=sc&day=2026-08-31');
    const row = () => need(need(paper(/^Course and conduct/)).closest('li')).textContent;
    expect(row()).toContain('issued on or after 1 March 2026');
    fireEvent.change(within(sheet()).getByLabelText('Reporting day'), {
      target: { value: '2026-08-28' },
    });
    expect(row()).toContain('issued on or after 28 February 2026');
    expect(location.search).toBe('?course=btech&category=sc&day=2026-08-28');
  });
});
