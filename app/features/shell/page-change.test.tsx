// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { PageChange } from './page-change.tsx';

/** A tool that writes its state into the address, like those of the admissions page. */
function Tool() {
  const navigate = useNavigate();
  return (
    <input
      aria-label="Choice"
      onChange={() => navigate('/about?choice=1#history', { replace: true })}
    />
  );
}

function Site() {
  return (
    <LocaleProvider locale="en" messages={messagesFor('en')}>
      <PageChange />
      <main>
        <h1>The college</h1>
        <Link to="/about#history">To the history</Link>
        <Link to="/contact">To the contacts</Link>
        <Link to="/contact#hours">To the hours</Link>
        <Link to="/slow">To a slow page</Link>
        <Tool />
        <section id="history">
          <h2>History</h2>
        </section>
        <p id="hours">Ten to four</p>
      </main>
    </LocaleProvider>
  );
}

/** The data of the slow page arrive. */
let arrive: () => void;

beforeEach(() => {
  document.title = 'Contact | GEC';
  arrive = () => undefined;
  const data = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const routes = [
    { path: '*', element: <Site /> },
    { path: '/slow', element: <Site />, loader: () => data },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/about'] })} />);
});
const announced = () => document.querySelector('[aria-live]')?.textContent;
const follow = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};

it('the first page does not move the focus and announces nothing', () => {
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toBe('');
});

it('a link to another page moves the focus to its heading, and its title is announced', () => {
  follow('To the contacts');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(announced()).toBe('Contact | GEC');
});

it('a link to a section of the same page moves the focus to the heading of the section, and announces nothing', () => {
  follow('To the history');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(announced()).toBe('');
});

it('a target without a heading takes the focus itself', () => {
  follow('To the hours');
  expect(document.activeElement?.id).toBe('hours');
});

it('a tool that writes its state into the address keeps the focus', () => {
  const choice = screen.getByLabelText('Choice');
  choice.focus();
  fireEvent.change(choice, { target: { value: 'a' } });
  expect(document.activeElement).toBe(choice);
});

it('a page that is long in coming is announced after less than a second, and the page that stays is marked as busy until it comes', async () => {
  vi.useFakeTimers();
  follow('To a slow page');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(800));
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(announced()).toBe('The page is loading.');
  arrive();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull();
  expect(announced()).toBe('Contact | GEC');
});

it('a page that does not come at all is loaded in full', async () => {
  vi.useFakeTimers();
  const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  follow('To a slow page');
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(load.mock.calls).toEqual([['/slow']]);
  load.mockRestore();
  sessionStorage.clear();
});
