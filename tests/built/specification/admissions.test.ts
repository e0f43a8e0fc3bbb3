import { describe, expect, it } from 'vitest';
import { need } from '#tests/support/need.ts';
import { type PagePart, pageFile } from '#tests/support/page-file.ts';

// Sections 2.7, 3, 8 and 9 of the specification, typed here: words, rows and figures of the
// admissions page.

const english = pageFile('/admissions');
const malayalam = pageFile('/ml/admissions');
const panel = (id: string) => english.find(`main section#${id}`);
const list = (part: PagePart) => part.all('li').map((item) => item.text());
const fact = (part: PagePart, term: string) =>
  part
    .all('dl > div')
    .find((row) => row.find('dt').text() === term)
    ?.find('dd')
    .text();
const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

describe('the side menu', () => {
  it('has four tabs in both languages', () => {
    for (const [page, prefix] of [
      [english, ''],
      [malayalam, '/ml'],
    ] as const) {
      const hrefs = ['current', 'btech', 'mtech', 'phd'].map(
        (tab) => `${prefix}/admissions#${tab}`,
      );
      expect(
        page.links('main nav:has(a[href$="/admissions#current"]) a').map(({ href }) => href),
      ).toEqual(hrefs);
    }
  });
});

describe('Current Admissions', () => {
  it('are listed first, and say that there are none', () => {
    const first = panel('current').find('section');
    expect(first.find('h2').text()).toBe('Current Admissions');
    expect(first.find('strong').text()).toBe('No current admission events.');
    expect(malayalam.find('#current strong').text()).toMatch(/[\u0d00-\u0d7f]{4}/);
  });
});

describe('Past Admissions', () => {
  const past = panel('current').part('Past Admissions');
  const cards = past.all('article');
  const card = (title: string) => {
    return need(cards.find((each) => each.find('h3').text() === title));
  };

  it('are cards with title, description, date, venue and reporting time, and none is active', () => {
    expect(cards.length).toBeGreaterThanOrEqual(4);
    for (const each of cards) {
      expect(each.find('h3 ~ p, div ~ p').text()).not.toBe('');
      expect(
        each
          .all('dl')[0]
          ?.all('dt')
          .map((term) => term.text()),
      ).toEqual(['Date', 'Venue', 'Reporting time']);
      expect(each.text()).not.toContain('Active');
      expect(each.links().filter(({ text }) => text.startsWith('Click here to Register'))).toEqual(
        [],
      );
    }
  });

  it('show eligibility, a numbered procedure, required documents and a contact with telephone and mail links', () => {
    const details = card('B.Tech spot admission 2025-26: second round').find('div[id$="-details"]');
    expect(details.all('h4').map((heading) => heading.text())).toEqual([
      'Eligibility',
      'Procedure',
      'Required documents',
      'Contact information',
    ]);
    expect(details.part('Procedure').all('ol > li').length).toBeGreaterThan(1);
    expect(
      details
        .part('Contact information')
        .links()
        .map(({ href }) => href.split(':')[0]),
    ).toEqual(['tel', 'mailto']);
  });

  it('link to their notifications in a new tab', () => {
    const links = card('B.Tech first allotment reporting 2025-26').links('[id$="-documents"] a');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatchObject(NEW_TAB);
  });

  const fees = (title: string) => card(title).table(`Fees: ${title}`);
  const amounts = (title: string) =>
    fees(title)
      .slice(1)
      .map(([name = '', amount = '']) => [name, amount]);
  const BUNDLE = [
    ['PTA fund', '₹10,000'],
    ['Learning management system fee', '₹1,000'],
    ['Bus fund', '₹750'],
    ['Insurance', '₹250'],
    ['Co-operative society', '₹110'],
    ['Professional society fee', '₹360'],
    ['Total college fees', '₹12,470'],
  ];

  it.each([
    'B.Tech spot admission 2025-26: first round',
    'B.Tech first allotment reporting 2025-26',
  ])('%s has the fees of B.Tech', (title) => {
    expect(fees(title)[0]).toEqual(['Category', 'Amount', 'Due date', 'Description']);
    expect(amounts(title)).toEqual([
      ['Admission fee: General, SEBC, EWS', '₹9,650'],
      ['Admission fee: SC, ST, OEC', '₹1,000'],
      ...BUNDLE,
    ]);
    expect(fees(title).at(-1)).toEqual(['Total college fees', '₹12,470', '-', '₹2,470 for SC, ST']);
  });

  it('have a dash where there is no due date or description', () => {
    expect(fees('B.Tech spot admission 2025-26: second round')[6]).toEqual([
      'Insurance',
      '₹250',
      'On the same day',
      '-',
    ]);
    expect(past.all('td').filter((cell) => cell.text() === '')).toEqual([]);
  });

  it('have the fees of M.Tech and of MCA', () => {
    const postgraduate = fees('M.Tech and M.Plan admission 2025-26').slice(1);
    expect(postgraduate.map(([, amount]) => amount)).toEqual(
      expect.arrayContaining(['₹265', '₹6,946', '₹1,918', '₹2,150', '₹1,575', '₹12,000', '₹110']),
    );
    expect(postgraduate.find(([, amount]) => amount === '₹6,946')?.join(' ')).toMatch(/semester/i);
    expect(postgraduate.find(([, amount]) => amount === '₹1,918')?.join(' ')).toMatch(/year/i);
    expect(amounts('MCA allotment reporting 2025-26').map(([, amount]) => amount)).toEqual([
      '₹10,000',
      '₹1,000',
      '₹750',
      '₹250',
      '₹110',
      '₹12,110',
    ]);
  });
});

it('the sums on admission of each course are in its tab, with scholarships, without any choice', () => {
  for (const [tab, sums] of Object.entries({
    btech: ['₹22,120', '₹3,470', '₹13,470'],
    mtech: ['₹24,964', '₹12,110'],
  })) {
    const fees = english.find(`#fees-${tab}`);
    for (const sum of sums) expect(fees.text()).toContain(sum);
  }
  expect(english.links('#fees-btech a[href="https://scholarships.gov.in"]').length).toBeGreaterThan(
    0,
  );
  expect(panel('phd').find('#fees-phd').text()).toContain('have not been published');
});

describe('the B.Tech tab', () => {
  it('gives 4 years and an annual intake of 900+', () => {
    expect(fact(panel('btech'), 'Duration')).toBe('4 years (8 semesters)');
    expect(fact(panel('btech'), 'Annual intake')).toBe('900+');
  });

  it('lists nine programmes with code and annual intake', () => {
    const rows = english
      .table('Undergraduate programmes')
      .slice(1)
      .filter((row) => row.length > 2);
    const seats = rows.map((row) => [
      row.find((cell) => /^[A-Z]{2,3}$/.test(cell)),
      row.findLast((cell) => /^\d+$/.test(cell)),
    ]);
    const expected = {
      CSE: 60,
      ECE: 120,
      ME: 120,
      EEE: 120,
      CE: 120,
      CHE: 120,
      PE: 60,
      AR: 40,
      CPS: 60,
    };
    expect(Object.fromEntries(seats.filter(([code]) => code))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([code, count]) => [code, String(count)])),
    );
    expect(rows.find((row) => row.includes('AR'))?.join(' ')).toContain('5 years');
  });

  it('has three steps, notes on the allotment, documents, important links and contacts', () => {
    expect(list(english.find('#steps-btech'))).toHaveLength(3);
    expect(list(english.find('#notes-btech')).length).toBeGreaterThan(0);
    expect(panel('btech').part('Important links').links().length).toBeGreaterThan(0);
    expect(
      english
        .find('#contacts-btech')
        .links()
        .some(({ href }) => href.startsWith('mailto:')),
    ).toBe(true);
  });
});

describe('the M.Tech tab', () => {
  it('gives 2 years of 4 semesters and an annual intake of 369+', () => {
    expect(fact(panel('mtech'), 'Duration')).toBe('2 years (4 semesters)');
    expect(fact(panel('mtech'), 'Annual intake')).toBe('369+');
  });

  it('lists twenty programmes: MCA 60 seats, Geotechnical Engineering 9, the others 18', () => {
    const rows = english
      .table('Postgraduate programmes')
      .slice(1)
      .filter((row) => /^\d+$/.test(row.at(-1) ?? '') && row.length > 1);
    const seats = rows.map((row) => [row.join(' '), Number(row.at(-1))] as const);
    const of = (name: string) => seats.find(([words]) => words.includes(name))?.[1];
    expect(of('Geotechnical Engineering')).toBe(9);
    expect(of('MCA')).toBe(60);
    expect(seats.filter(([, count]) => count === 18)).toHaveLength(18);
  });

  it('has steps, notes, documents, links and contacts', () => {
    expect(list(english.find('#steps-mtech')).length).toBeGreaterThan(0);
    expect(list(english.find('#notes-mtech')).length).toBeGreaterThan(0);
    expect(panel('mtech').part('Important links').links().length).toBeGreaterThan(0);
    expect(english.find('#contacts-mtech').links().length).toBeGreaterThan(0);
  });
});

describe('the Ph.D tab', () => {
  it('gives 3 to 5 years, five steps, and research areas by department', () => {
    expect(fact(panel('phd'), 'Duration')).toBe('3–5 years');
    expect(list(panel('phd').part('Steps to registration'))).toHaveLength(5);
    expect(panel('phd').part('Research areas').all('dt').length).toBeGreaterThan(3);
  });

  it('asks for 60 % marks, 55 % of SC and ST, and two years of experience of part-time candidates', () => {
    const text = panel('phd').part('Eligibility').text();
    expect(text).toContain("master's degree with at least 60% marks (55% for SC/ST)");
    expect(text).toContain("at least two years' professional experience");
  });

  it('has notes and a contact with coordinator, e-mail, telephone and a note', () => {
    expect(list(panel('phd').part('Notes')).length).toBeGreaterThan(0);
    expect(
      panel('phd')
        .part('Contacts')
        .links()
        .map(({ href }) => href.split(':')[0])
        .toSorted(),
    ).toEqual(['mailto', 'tel']);
  });
});

describe('every course', () => {
  it.each(['btech', 'mtech', 'phd'])(
    '%s has certificates valid for 6 months, 3 years and 1 year, and originals due within one week',
    (tab) => {
      const papers = panel(tab);
      expect(papers.table('Validity of certificates, as stated by the college').flat()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/conduct/i),
          '6 months',
          expect.stringMatching(/caste|community/i),
          '3 years',
          expect.stringMatching(/income/i),
          '1 year',
        ]),
      );
      expect(papers.text()).toContain('within one week');
    },
  );
});

it('there is no management or NRI quota, in both languages', () => {
  expect(english.find('main').text()).toContain('There is no management or NRI quota.');
  expect(malayalam.find('main').text()).toContain('മാനേജ്മെന്റ്, എൻ.ആർ.ഐ. ക്വാട്ടകൾ ഇല്ല');
});

it('links of the courses lead to the State examination body and the university, in a new tab', () => {
  const links = english.find('main').links('a[href^="https://"]');
  for (const host of ['cee.kerala.gov.in', 'ktu.edu.in'])
    expect(
      links.filter(({ href }) => new URL(href).hostname.endsWith(host)).length,
      host,
    ).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatchObject(NEW_TAB);
});
