// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PublishedContext } from './language.ts';
import { PreviewFrame } from './page-frame.tsx';

const create = document.createElement.bind(document);
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  // happy-dom loads no frames, and says so at each.
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    create(name === 'iframe' ? 'object' : name),
  );
});

describe('the preview of a page', () => {
  it.each([
    [['en', 'ml'] as const, ['Englishമലയാളം']],
    [['en'] as const, []],
  ])('is shown in one of the languages of the site: %j', (languages, choices) => {
    render(
      <PublishedContext value={languages}>
        <PreviewFrame page={{ path: '/about', version: 1 }} />
      </PublishedContext>,
    );
    expect(screen.queryAllByRole('combobox').map((choice) => choice.textContent)).toEqual(choices);
  });

  it('is as wide as a phone, until the button for it is pressed', () => {
    render(<PreviewFrame page={{ path: '/about', version: 1 }} />);
    const width = () => document.querySelector('.frame')?.getAttribute('data-width');
    expect(width()).toBe('phone');
    fireEvent.click(screen.getByRole('button', { name: 'On a phone', pressed: true }));
    expect(width()).toBe('laptop');
  });

  it('says that it is loading until it is there', async () => {
    render(<PreviewFrame page={{ path: '/about', version: 1 }} />);
    expect(screen.getByText('Loading …')).toBeTruthy();
    await act(async () => fireEvent.load(screen.getByTitle('Preview of the page')));
    expect(screen.queryByText('Loading …')).toBeNull();
  });

  it('a text that is written in one entry leads to its field', async () => {
    const entry = { kind: 'news', id: 'bus', title: { en: 'Bus', ml: 'ബസ്' }, path: ['body', 'en'] };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([entry])));
    const text = document.createElement('p');
    text.textContent = 'The bus leaves at 8.';
    document.body.append(text);
    window.location.hash = '#/site';
    render(<PreviewFrame page={{ path: '/about', version: 1 }} />);
    const frame = screen.getByTitle('Preview of the page');
    Object.defineProperty(frame, 'contentDocument', { value: document });
    await act(async () => fireEvent.load(frame));
    expect(screen.getByRole('link', { name: 'Bus' })).toBeTruthy();
    expect(window.location.hash).toBe('#/site');
    await act(async () => fireEvent.click(text));
    expect(window.location.hash).toBe('#/content/news/bus?body.en');
    window.location.hash = '';
  });
});
