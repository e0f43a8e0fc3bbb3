// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageChange } from './page-change.tsx';

/** A tool that writes its state into the address, like those of the admissions page. */
function Tool() {
  const navigate = useNavigate();
  return <input aria-label="Choice" onChange={() => navigate('/about?choice=1#history', { replace: true })} />;
}

beforeEach(() => {
  document.title = 'Contact | GEC';
  render(
    <MemoryRouter initialEntries={['/about']}>
      <PageChange />
      <h1>The college</h1>
      <Link to="/about#history">To the history</Link>
      <Link to="/contact">To the contacts</Link>
      <Link to="/contact#hours">To the hours</Link>
      <Tool />
      <section id="history">
        <h2>History</h2>
      </section>
      <p id="hours">Ten to four</p>
    </MemoryRouter>,
  );
});
afterEach(cleanup);

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
