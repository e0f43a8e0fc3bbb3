// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { FailureScreen } from './failure-screen.tsx';

describe('the failure screen of a Malayalam page', () => {
  it('has its Malayalam sentence above the English line of the specification', () => {
    render(
      <MemoryRouter initialEntries={['/ml/about']}>
        <FailureScreen />
      </MemoryRouter>,
    );
    const title = messagesFor('ml').failureTitle;
    const heading = screen.getByRole('heading', { level: 1, name: title });
    const line = screen.getAllByText('Unexpected Application Error!')[0];
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe(title);
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('ml');
    expect(line && heading.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(line?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

describe('the failure screen', () => {
  beforeEach(() => {
    render(<FailureScreen />, { wrapper: MemoryRouter });
  });

  it('has the heading of the specification, which takes the focus and is the page title', () => {
    const heading = screen.getByRole('heading', {
      level: 1,
      name: 'Unexpected Application Error!',
    });
    expect(document.activeElement).toBe(heading);
    expect(document.title).toBe('Unexpected Application Error!');
  });

  it.each(LOCALES)('explains what to do in each language (%s)', (locale) => {
    const messages = messagesFor(locale);
    const part = screen.getByText(messages.failureText).closest<HTMLElement>('[lang]');
    if (!part) throw new Error('The text stands in no part with a language');
    expect(part.lang).toBe(locale);
    expect(within(part).getByRole('link', { name: messages.goHome }).getAttribute('href')).toBe(
      localisePath('/', locale),
    );
    expect(within(part).getByRole('button', { name: messages.reload })).toBeTruthy();
  });

  it('reloads the page on request', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: messagesFor('en').reload }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows no stack trace and no code', () => {
    expect(document.querySelector('pre, code')).toBeNull();
    expect(document.body.textContent).not.toMatch(/\bat \w+.*:\d+:\d+|\.tsx?\b|node_modules/);
  });
});
