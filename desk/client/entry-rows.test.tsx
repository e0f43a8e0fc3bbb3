// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerDesk, answerPublishing, both, ME, press } from '#tests/support/desk-form.ts';
import { EntryRows } from './entry-rows.tsx';
import { LanguageContext } from './language.ts';
import type { DeskLanguage } from './messages.ts';

const row = (id: string, group: string) => ({
  kind: 'people',
  id,
  title: both(id),
  kindTitle: both('Person'),
  isNamed: false,
  group,
});

const waits = (id: string) => ({
  ...{ key: `news/${id}`, names: [`news/${id}`], entry: { kind: 'news', id, title: both(id) } },
  ...{ what: 'changed', by: 'Anu', at: '', state: 'own', isAllowed: true },
});

/** The list of a kind of content with these rows; what it sends. */
async function show(
  kind: string,
  rows: object[],
  { locale = 'en', waiting = [] }: { locale?: DeskLanguage; waiting?: object[] } = {},
) {
  const sent = answerDesk((name) => (name === 'entries' ? rows : { waiting, advice: [] }));
  await act(async () =>
    render(
      <LanguageContext value={locale}>
        <EntryRows kind={kind} hasTime query="" me={ME} />
      </LanguageContext>,
    ),
  );
  return sent;
}

it('rows are moved within their group only, and the groups that have changed are saved', async () => {
  const rows = [
    row('gita', 'civil/head'),
    row('anu', 'civil/professor'),
    row('biju', 'civil/professor'),
    row('devi', 'cse/professor'),
    row('elsa', 'cse/professor'),
  ];
  const sent = await show('people', rows);
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(screen.queryByRole('button', { name: 'Move down: gita' })).toBeNull();
  expect(
    screen.getByRole('button', { name: 'Move down: biju' }).getAttribute('aria-disabled'),
  ).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Move down: anu' }));
  expect(names()).toEqual(['gita', 'biju', 'anu', 'devi', 'elsa']);
  await press('Save the order');
  expect(sent).toEqual([['order', { kind: 'people', ids: ['biju', 'anu'] }]]);
  expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull();
});

it('what a search names comes before what only contains its words', async () => {
  const day = '2026-11-20';
  await show('news', [
    { ...row('bus', ''), day },
    { ...row('holiday', ''), isNamed: true },
  ]);
  expect(screen.getAllByRole('link')[0]?.textContent).toBe('holiday');
});

it('a person who has left is not among the current ones', async () => {
  const rows = [row('gita', 'civil'), { ...row('anu', 'cse'), hasLeft: true }];
  await show('people', rows);
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'current' } });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['gita']);
});

it.each([
  ['Draft', 'കരട്', { state: 'draft' }],
  ['Waits for publication', 'പ്രസിദ്ധീകരിക്കാനുള്ളത്', { state: 'own' }],
  ['Waits for publication', 'പ്രസിദ്ധീകരിക്കാനുള്ളത്', { state: 'saved' }],
  ['Sent for approval', 'അംഗീകാരത്തിന് അയച്ചത്', { state: 'sent' }],
  ['Sent back', 'തിരിച്ചയച്ചത്', { state: 'back' }],
  [
    'To be published on 1 June 2127',
    'പ്രസിദ്ധീകരിക്കുന്ന ദിവസം: 2127 ജൂൺ 1',
    { state: 'later', publishOn: '2127-06-01' },
  ],
  ['On the site', 'സൈറ്റിലുണ്ട്', { state: 'public', end: '2126-12-01T17:00:00+05:30' }],
  [
    'From 1 December 2126, 9:30 am',
    '2126 ഡിസംബർ 1, രാവിലെ 9:30 മുതൽ',
    { state: 'public', publishFrom: '2126-12-01T09:30:00+05:30' },
  ],
  ['Ended', 'അവസാനിച്ചു', { state: 'public', end: '2025-12-01' }],
  ['No longer shown', 'ഇപ്പോൾ കാണിക്കുന്നില്ല', { state: 'left' }],
])('a row says how far its entry is: %s', async (en, ml, facts) => {
  for (const [locale, words] of [
    ['en', en],
    ['ml', ml],
  ] as const) {
    await show('news', [{ ...row('bus', ''), ...facts }], { locale });
    expect(screen.getByText(words).className).toBe('tag');
    cleanup();
  }
});

it('all texts of a chosen page are marked as read today in one step', async () => {
  const text = (id: string, page: string) => ({
    kind: 'texts',
    id,
    title: both(id),
    kindTitle: both('Text'),
    page: { id: page, ...both(page) },
  });
  vi.stubGlobal('confirm', () => true);
  const about = [text('about/history', 'about'), text('about/vision', 'about')];
  const sent = await show('texts', [...about, text('help/using', 'help')]);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Page' }), { target: { value: 'about' } });
  await press('All 2 texts of this page were read and reviewed today');
  expect(sent).toEqual([
    ['many', { kind: 'texts', ids: ['about/history', 'about/vision'], action: 'reviewed' }],
  ]);
});

it('what was ended, or deleted in its form, can be published where the list stands', async () => {
  const notice = (id: string) => ({
    ...{ kind: 'news', id, title: both(id), kindTitle: both('Notice') },
    end: '2126-12-01T17:00:00+05:30',
  });
  vi.stubGlobal('confirm', () => true);
  window.location.hash = '#/content/news?gone';
  const waiting = ['bus', 'gone', 'of another day'].map(waits);
  await show('news', [notice('bus'), notice('hostel')], { waiting });
  expect(screen.getByText('gone')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose bus' }));
  await press('End now');
  expect(screen.queryByText('gone')).toBeNull();
  expect(screen.queryByText('of another day')).toBeNull();
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeTruthy();
  window.location.hash = '';
});

it('a row is on the site once it is published where the list stands', async () => {
  let state = 'own';
  const desk = answerPublishing((name) => {
    if (name === 'publish-alone') state = 'public';
    if (name === 'entries') return [{ ...row('bus', ''), kind: 'news', state }];
    return name === 'changes' ? { waiting: [waits('bus')] } : undefined;
  });
  window.location.hash = '#/content/news?bus';
  await act(async () => render(<EntryRows kind="news" hasTime query="" me={ME} />));
  expect(screen.getByText('Waits for publication')).toBeTruthy();
  await desk.publish();
  expect(screen.getByText('On the site')).toBeTruthy();
  window.location.hash = '';
});
