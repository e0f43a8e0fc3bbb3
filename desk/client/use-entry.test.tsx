// @vitest-environment happy-dom

import { act, render, renderHook, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { both, editedEntry, ME } from '#tests/support/desk-form.ts';
import type { EditedEntry } from './api.ts';
import { Overview } from './overview.tsx';
import { takePublished } from './saved-words.ts';
import { keepHere, listKept } from './storage.ts';
import { useEntry } from './use-entry.ts';

type Answer = { status?: number; [field: string]: unknown };
type Asked = { url: string; method: string; body: Record<string, unknown> };

let asked: Asked[];
let answers: Record<string, Answer[]>;
let held: { name: string; answer: Promise<Response> } | undefined;
/** The next answer of this name comes when it is given. */
function holdBack(name: string): (answer: Answer) => void {
  const { promise, resolve } = Promise.withResolvers<Response>();
  held = { name, answer: promise };
  return (answer) => {
    held = undefined;
    resolve(Response.json(answer));
  };
}
beforeEach(() => {
  asked = [];
  held = undefined;
  localStorage.clear();
  window.location.hash = '';
  vi.stubGlobal(
    'fetch',
    (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string }) => {
      const name = url.replace(/^\/api\/|\?.*/g, '');
      const { status = 200, ...answer } = answers[name]?.shift() ?? {};
      asked.push({ url, method, body: JSON.parse(body) });
      if (held?.name === name) return held.answer;
      return Promise.resolve(
        Response.json(Array.isArray(answer.list) ? answer.list : answer, { status }),
      );
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const entry = (more: Partial<EditedEntry>) => editedEntry({ id: 'new!a', ...more });

const requests = (name: string) =>
  asked.filter(({ url }) => url.startsWith(`/api/${name}`)).map(({ body }) => body);
const afterPause = () => act(() => vi.advanceTimersByTimeAsync(600));

it('a new entry keeps its typed name, shows when it gets another one, and opens under that name', async () => {
  answers = {
    draft: [{ savedAt: '1' }, { savedAt: '2' }],
    check: [
      { id: 'hours', mistakes: [] },
      { id: 'hours-2', mistakes: [] },
    ],
    save: [
      {
        id: 'hours-3',
        value: {},
        corrected: both('Invisible signs were removed in: Title.'),
        advice: [{ words: both('This names the year 2025.') }],
      },
    ],
  };
  const { result } = renderHook(() => useEntry(entry({})));
  act(() => result.current.change({ title: { en: 'Library' } }));
  act(() => result.current.setAddress('hours'));
  await afterPause();
  act(() => result.current.change({ title: { en: 'Library hours' } }));
  await afterPause();
  expect(requests('draft').at(-1)).toMatchObject({ id: 'new!a', address: 'hours', base: null });
  expect([result.current.wantedId, result.current.newId]).toEqual(['hours', 'hours-2']);
  // A reload, with the server out of reach.
  const { result: again } = renderHook(() => useEntry(entry({})));
  expect([again.current.wantedId, again.current.clean]).toEqual([
    'hours',
    { title: { en: 'Library hours' } },
  ]);
  await act(() => result.current.save());
  expect(requests('save')).toMatchObject([{ id: 'hours', draft: 'new!a', base: null }]);
  expect(window.location.hash).toBe('#/content/news/hours-3');
  const { result: opened } = renderHook(() => useEntry(entry({ id: 'hours-3', value: {} })));
  expect(opened.current.advice).toEqual([{ words: both('This names the year 2025.') }]);
  expect(result.current.said?.en).toBe(
    'Saved as hours-3: the name hours is taken. Invisible signs were removed in: Title.',
  );
});

it('the name of a day that is taken is not mentioned', async () => {
  const name = `news-${collegeDay(Date.now())}`;
  answers = { save: [{ id: `${name}-2`, value: {}, corrected: both('') }] };
  const { result } = renderHook(() => useEntry(entry({})));
  act(() => result.current.change({ only: 'ml', title: { ml: 'അവധി' } }));
  await act(() => result.current.save());
  expect(requests('save')).toMatchObject([{ id: name }]);
  expect(result.current.said?.en).toBe('Saved. Visitors do not see it yet.');
});

it.each([
  ['to be published is published once', true, {}, true],
  ['with advice is looked at first', true, { advice: [{ words: both('2025') }] }, false, true],
  ['only is not published', false, {}, false],
])('an entry that is saved %s', async (_, publishes, answer, isPublished, isHeld = false) => {
  answers = { save: [{ id: 'a', value: { title: 'Hours' }, corrected: both(''), ...answer }] };
  const { result } = renderHook(() => useEntry(entry({ id: 'a', value: {} })));
  act(() => result.current.change({ title: 'Hours' }));
  await act(() => result.current.save(publishes));
  expect([takePublished('news/a'), takePublished('news/a')]).toEqual([isPublished, false]);
  expect(result.current.said?.en.includes('not published: first look')).toBe(isHeld);
});

it('the spelling of the site takes the place of another in the whole entry, or in one field', async () => {
  answers = {
    spelling: [{ value: 'ക്ലാസ്' }, { value: { title: { ml: 'ക്ലാസ്' }, place: { ml: 'കോളേജ്' } } }],
  };
  const value = { title: { ml: 'ക്ലാസ്സ്' }, place: { ml: 'കോളജ്' } };
  const { result } = renderHook(() => useEntry(entry({ id: 'a', value })));
  await act(() => result.current.correctSpelling(['title', 'ml']));
  expect(result.current.value).toEqual({ title: { ml: 'ക്ലാസ്' }, place: { ml: 'കോളജ്' } });
  await act(() => result.current.correctSpelling([]));
  expect(result.current.value).toEqual({ title: { ml: 'ക്ലാസ്' }, place: { ml: 'കോളേജ്' } });
  expect(requests('spelling').map(({ value: sent }) => sent)).toEqual([
    'ക്ലാസ്സ്',
    { title: { ml: 'ക്ലാസ്' }, place: { ml: 'കോളജ്' } },
  ]);
  expect(result.current.said?.en).toBe('The spelling was corrected. It is not saved yet.');
});

it('a text has the name of its page before its own', () => {
  const { result } = renderHook(() =>
    useEntry(entry({ kind: 'texts', form: 'texts', partOf: 'pages' })),
  );
  act(() => result.current.change({ en: { title: 'Past events' } }));
  expect(result.current.wantedId).toBe('');
  act(() => result.current.setAddress('about/'));
  expect(result.current.wantedId).toBe('about/past-events');
});

it('a copy is a new draft without what belongs to the original alone', async () => {
  const { result } = renderHook(() =>
    useEntry(
      entry({
        kind: 'people',
        id: 'nila-f',
        own: ['portrait'],
        value: { initials: 'NF', portrait: {}, sample: true },
      }),
    ),
  );
  answers = {};
  await act(() => result.current.copy());
  expect(requests('draft')).toEqual([
    { kind: 'people', id: expect.stringMatching(/^new!/), value: { initials: 'NF' }, base: null },
  ]);
  expect(window.location.hash).toBe(
    `#/content/people/${encodeURIComponent(String(requests('draft')[0]?.id)).replaceAll('%21', '!')}`,
  );
});

it('a letter that was typed and deleted leaves no draft', async () => {
  answers = { draft: [{ savedAt: '1' }], check: [{ id: 'x', mistakes: [] }] };
  const { result } = renderHook(() => useEntry(entry({ id: 'x', value: { kind: 'a' } })));
  act(() => result.current.change({ kind: 'ab' }));
  await afterPause();
  await act(async () => result.current.change({ kind: 'a' }));
  expect([listKept(), asked.at(-1)?.method, result.current.said]).toEqual([
    [],
    'DELETE',
    undefined,
  ]);
});

it('a draft on its way arrives before the entry is saved, and none is sent while it is saved', async () => {
  answers = { save: [{ id: 'x', value: { kind: 'c' }, corrected: both('') }] };
  const opened = entry({ id: 'x', value: { kind: 'a' } });
  const { result } = renderHook(() => useEntry(opened));
  const arrive = holdBack('draft');
  act(() => result.current.change({ kind: 'b' }));
  await afterPause();
  const saved = result.current.save();
  await afterPause();
  expect(requests('save')).toEqual([]);
  arrive({ savedAt: '1' });
  await act(() => saved);
  expect(requests('save')).toHaveLength(1);
  // Typed and saved at once, by a slow server.
  act(() => result.current.change({ kind: 'd' }));
  const answer = holdBack('save');
  const savedAgain = result.current.save();
  await afterPause();
  answer({ id: 'x', value: { kind: 'd' }, corrected: both('') });
  await act(() => savedAgain);
  expect(asked.map(({ url, method }) => `${method} ${url}`)).toEqual([
    'PUT /api/draft',
    'POST /api/save',
    'POST /api/save',
  ]);
});

it('what could not be saved is kept as a draft there too', async () => {
  answers = { save: [{ status: 422, mistakes: [] }] };
  const { result } = renderHook(() => useEntry(entry({ id: 'x', value: { kind: 'a' } })));
  act(() => result.current.change({ kind: 'b' }));
  await act(() => result.current.save());
  expect(requests('draft')).toMatchObject([{ id: 'x', value: { kind: 'b' }, base: { kind: 'a' } }]);
});

it('a draft that is written in another tab is not replaced, here or on the server', async () => {
  answers = {
    draft: [
      { status: 409, error: both('In another tab') },
      { status: 409, error: both('In another tab') },
    ],
    check: [{ id: 'x', mistakes: [] }],
  };
  const { result } = renderHook(() => useEntry(entry({ id: 'x', value: { kind: 'a' } })));
  keepHere('news', 'x', { value: { kind: 'of the other tab' }, base: { kind: 'a' } });
  window.dispatchEvent(new StorageEvent('storage', { key: 'desk:news:x', newValue: '{}' }));
  act(() => result.current.change({ kind: 'b' }));
  await afterPause();
  expect([result.current.said?.en, result.current.value]).toEqual([
    'In another tab',
    { kind: 'b' },
  ]);
  act(() => result.current.change({ kind: 'a' }));
  expect([listKept()[0]?.value, asked.some(({ method }) => method === 'DELETE')]).toEqual([
    { kind: 'of the other tab' },
    false,
  ]);
});

it('where others have changed other fields only, both changes are saved at once', async () => {
  const [base, theirs, value] = [
    { kind: 'a', contact: 'a' },
    { kind: 'b', contact: 'a' },
    { kind: 'b', contact: 'c' },
  ];
  answers = {
    save: [
      { status: 409, conflicts: [], taken: [['kind']], value, theirs, shown: [] },
      { id: 'x', value, corrected: both('') },
    ],
  };
  const { result } = renderHook(() =>
    useEntry(
      entry({ id: 'x', value: base, ui: { en: { kind: { 'ui:title': 'Category' } }, ml: {} } }),
    ),
  );
  act(() => result.current.change({ kind: 'a', contact: 'c' }));
  await act(() => result.current.save());
  expect(requests('save')[1]).toMatchObject({ value, base: theirs });
  expect([result.current.conflict, result.current.said?.en]).toEqual([
    undefined,
    'Saved. Visitors do not see it yet. Taken from the other change: Category',
  ]);
});

it('the overview leads to each draft, on the server and on this device only', async () => {
  const rows = [
    { kind: 'news', id: 'new!a', title: both('Hours'), savedAt: '2026-11-25T10:00:00Z' },
    { kind: 'home', id: '', title: both(''), savedAt: '2026-11-25T10:00:00Z' },
  ];
  answers = {
    drafts: [{ list: rows }],
    kinds: [
      { list: [{ id: 'news', form: 'folder', title: both('Notices'), entry: both('Notice') }] },
    ],
    changes: [{ status: 500 }],
  };
  keepHere('news', 'new!a', { value: { title: { en: 'Hours' } }, base: null });
  keepHere('news', 'new!b', { value: {}, base: null });
  render(<Overview me={{ ...ME, publish: false }} />);
  await afterPause();
  const links = within(screen.getByRole('region', { name: 'Your drafts' }))
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.parentElement?.textContent?.includes('this device only'),
    ]);
  expect(links).toEqual([
    ['Hours', '#/content/news/new!a', false],
    ['home', '#/content/home/file!', false],
    ['Add: Notice', '#/content/news/new!b', true],
  ]);
});
