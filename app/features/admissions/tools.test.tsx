// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { shortForms } from '#app/features/glossary/short-forms.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { PAPER_COURSES } from '#app/lib/courses.ts';
import { need } from '#tests/support/need.ts';
import { show } from '#tests/support/show.tsx';
import { admissionsView } from './admission.server.ts';
import { admissionLabels } from './admission-labels.server.ts';
import { FeeTool } from './fee-tool.tsx';
import { LabelsContext } from './labels-context.ts';
import { PaperTool } from './paper-tool.tsx';
import { clearTicks } from './paper-tool-ticks.ts';

afterEach(() => {
  clearTicks();
});

const site = getSite();
const PLAIN = <p>The plain list</p>;
const viewOf = (locale: Locale) =>
  need(admissionsView(site, undefined, locale, Date.parse('2026-11-25T10:00:00+05:30')));
const VIEWS = { en: viewOf('en'), ml: viewOf('ml') };

function draw(tool: 'fees' | 'papers', locale: Locale): void {
  const { bring, pay } = VIEWS[locale];
  const papers = (
    <PaperTool bring={bring} tab="btech">
      {PLAIN}
    </PaperTool>
  );
  const fees = (
    <FeeTool pay={pay} tab="btech">
      {PLAIN}
    </FeeTool>
  );
  show(
    <LabelsContext value={admissionLabels(locale)}>
      {tool === 'papers' ? papers : fees}
    </LabelsContext>,
    locale,
  );
}

/** A tool of the B.Tech tab at an address, such as `fee=btech`, and its choices by their place. */
function open(tool: 'fees' | 'papers', query: string, locale: Locale = 'en') {
  window.history.replaceState(null, '', `/admissions?${query}`);
  draw(tool, locale);
  const choose = (place: number, value: string) =>
    fireEvent.change(need(document.querySelectorAll('select')[place]), { target: { value } });
  return {
    choose,
    address: () => window.location.search + window.location.hash,
    said: () => screen.getAllByRole('status')[0]?.textContent,
  };
}

const [COURSE, SECOND, QUOTA] = [0, 1, 2];

describe('the list of documents', () => {
  const paper = (name: string) => need(screen.getByText(name).closest('li'));

  it('of an OEC candidate has a community certificate and none of caste; the choice is in the address, a tick stays until it is cleared', () => {
    const { choose, address, said } = open('papers', 'papers=btech');
    choose(SECOND, 'oec');
    expect(paper('Community certificate').textContent).toContain('Village Officer');
    expect(screen.queryByText('Caste certificate')).toBeNull();
    choose(QUOTA, 'merit');
    expect(said()).toMatch(/^B\.Tech.*, State merit, OEC.*\. 13 documents$/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(13);
    expect(address()).toBe('?papers=btech&category=oec&quota=merit#papers-btech');
    fireEvent.click(screen.getByLabelText('Community certificate'));
    cleanup();
    open('papers', 'papers=btech&category=oec&quota=merit');
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
      screen.getByLabelText('Community certificate'),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all ticks' }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('keeps a tick while the page is open where the browser stores nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { choose } = open('papers', 'papers=phd');
    fireEvent.click(need(screen.getAllByRole('checkbox')[0]));
    choose(SECOND, 'st');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('says whether a conduct certificate is valid: by the reporting day of the address and the day of its issue', () => {
    const { address } = open('papers', 'papers=btech&category=sc&day=2026-08-31');
    const row = () => paper('Course and conduct certificate');
    const answer = () => row().querySelector('output')?.textContent;
    const setDay = (value: string) =>
      fireEvent.change(screen.getByLabelText('Reporting day'), { target: { value } });
    expect(answer()).toContain('1 March 2026');
    fireEvent.change(need(row().querySelector('input[type=date]')), {
      target: { value: '2026-08-31' },
    });
    for (const [day, state] of [
      ['2026-08-31', 'valid'],
      ['2027-02-28', 'valid'],
      ['2027-03-01', 'over'],
      ['2026-08-30', 'early'],
    ] as const) {
      setDay(day);
      expect(row().querySelector('output')?.getAttribute('data-state'), day).toBe(state);
      if (state !== 'early') expect(answer()).toContain('28 February 2027');
      expect(address()).toMatch(
        new RegExp(`^\\?papers=btech&category=sc&day=${day}(?:#papers-btech)?$`),
      );
    }
    setDay('');
    expect(answer()).toContain('28 February 2027');
  });
});

describe('the fees of a candidate', () => {
  it('of SC in B.Tech are the items of the specification and their sum, said aloud, with the choice in the address', () => {
    const { choose, address, said } = open('fees', 'fee=btech');
    choose(SECOND, 'sc');
    expect(said()).toMatch(/^B\.Tech, .*SC.*₹3,470$/);
    expect(address()).toBe('?fee=btech&category=sc#fees-btech');
    const cells = [
      ...need(document.querySelector('table')).querySelectorAll('td:not(:first-child)'),
    ].map(({ textContent }) => textContent);
    expect(cells.filter((cell) => cell?.startsWith('₹'))).toEqual([
      '₹1,000',
      '₹1,000',
      '₹2,470',
      '₹1,000',
      '₹750',
      '₹250',
      '₹110',
      '₹360',
      '₹3,470',
    ]);
    expect(document.body.textContent).toContain('You do not pay: PTA fund.');
  });

  it('of M.Tech and MCA follow the course, and state what is paid again', () => {
    const { choose } = open('fees', 'fee=mca&category=oec');
    expect(document.querySelector('strong')?.textContent).toContain('₹12,110');
    choose(COURSE, 'mtech');
    expect(document.querySelector('strong')?.textContent).toContain('₹24,964');
    expect(document.body.textContent).toMatch(/₹6,946 .*semester.*₹1,918 .*year/);
  });

  it.each(['lateral-entry', 'phd'])('that are not published name the office (%s)', (course) => {
    const { choose, said } = open('fees', 'fee=btech');
    choose(COURSE, course);
    expect(said()).toContain('have not been published');
    expect(document.querySelector('a[href^="tel:"]')).not.toBeNull();
  });

  it('follow the course that is chosen for documents, and documents the category that is chosen for fees', () => {
    open('papers', 'papers=btech&fee=btech');
    draw('fees', 'en');
    const [papers, fees] = [
      need(document.querySelectorAll('select')[0]),
      () => need([...document.querySelectorAll('select')].at(-2)),
    ];
    fireEvent.change(papers, { target: { value: 'mtech' } });
    expect(within(document.body).getAllByRole('heading', { level: 3 })[0]?.textContent).toContain(
      'M.Tech',
    );
    expect(fees().value).toBe('mtech');
    fireEvent.change(need([...document.querySelectorAll('select')].at(-1)), {
      target: { value: 'sc' },
    });
    expect(document.querySelectorAll('select')[1]?.value).toBe('sc');
    expect(window.location.search).toBe('?fee=mtech&category=sc');
  });
});

describe.each(LOCALES)('abbreviations in the answers of the tools (%s)', (locale) => {
  const idOf = new Map(
    site.plainWords.flatMap((word) => shortForms(word).map((form) => [form, word.id] as const)),
  );
  const forms = [...idOf.keys()]
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replaceAll('.', '\\.'));
  const SHORT = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.])(?:${forms.join('|')})(?![A-Za-z\\p{N}])(?![\\p{L}\\p{M}]{1,6}\\.)`,
    'gu',
  );
  /** Elements without explanations: controls, headings and labels, hidden elements, and the explanations themselves. */
  const LEFT_OUT =
    'a:not(.word), h2, h3, summary, label, option, output, caption, [role="status"], .word-meaning, .visually-hidden';

  /** In reading order: those with an explanation, and those used in a text before that. */
  function words(): { explained: string[]; unexplained: string[] } {
    const found = { explained: [] as string[], unexplained: [] as string[] };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      // A note below the name of a row is text, not a label.
      const head = around?.closest('th');
      const isName =
        head &&
        ![...head.children].some((part) => part.localName === 'span' && part.contains(around));
      if (!around || isName || around.closest(LEFT_OUT)) continue;
      for (const [form] of (node.textContent ?? '').matchAll(SHORT)) {
        const id = idOf.get(form) ?? form;
        if (around.matches('a.word')) found.explained.push(id);
        else if (!found.explained.includes(id))
          found.unexplained.push(`${form}: ${node.textContent}`);
      }
    }
    return found;
  }

  it('have an explanation at their first use in every list of documents', () => {
    const { choose } = open('papers', 'papers=btech', locale);
    const met = new Set<string>();
    for (const course of PAPER_COURSES) {
      choose(COURSE, course === 'btech' ? '' : course);
      for (const community of ['', ...getSite().categories.map(({ id }) => id)]) {
        choose(SECOND, community);
        const { explained, unexplained } = words();
        expect(unexplained, `${course} ${community}`).toEqual([]);
        expect(explained, `${course} ${community}`).toEqual([...new Set(explained)]);
        for (const id of explained) met.add(id);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['cee', 'ktu', 'gate', 'sebc', 'oec', 'ews']));
  });

  it('have one in every answer on fees', () => {
    const { choose } = open('fees', 'fee=btech', locale);
    const courses = [...need(document.querySelector('select')).options].map(({ value }) => value);
    for (const course of courses) {
      choose(COURSE, course);
      for (const category of ['', ...getSite().categories.map(({ id }) => id)]) {
        choose(SECOND, category);
        // The facts above the tool, which stay, explain these two.
        const unexplained = words().unexplained.filter(
          (word) => !/^(?:S[CT]|എസ്\.(?:സി|ടി)\.):/.test(word),
        );
        expect(unexplained, `${course} ${category}`).toEqual([]);
      }
    }
  });
});
