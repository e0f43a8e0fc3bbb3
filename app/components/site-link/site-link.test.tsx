// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { SiteLink } from './site-link.tsx';

/** Shows one link. */
function show(href: string): HTMLElement {
  render(
    <LocaleProvider locale="en" messages={messagesFor('en')}>
      <SiteLink href={href} className="mine">
        Somewhere
      </SiteLink>
    </LocaleProvider>,
  );
  return screen.getByRole('link');
}

describe('a link of the site', () => {
  it('does nothing on click if it is #', () => {
    const element = show('#');
    const address = window.location.href;
    const historyLength = window.history.length;
    fireEvent.click(element);
    expect(window.location.href).toBe(address);
    expect(window.history.length).toBe(historyLength);
    expect(screen.getByRole('link', { name: 'Somewhere' })).toBe(element);
  });

  it('is announced as disabled if it is #, and has no address', () => {
    const element = show('#');
    expect(element.getAttribute('aria-disabled')).toBe('true');
    expect(element.hasAttribute('href')).toBe(false);
  });

  it('opens a page of the site in this tab', () => {
    const element = show('/about');
    expect(element.getAttribute('href')).toBe('/about');
    expect(element.hasAttribute('target')).toBe(false);
  });

  it('opens an external page in a new tab, without opener and referrer, and states this in its name', () => {
    const element = show('https://portal.example/login');
    expect(element.getAttribute('href')).toBe('https://portal.example/login');
    expect(element.getAttribute('target')).toBe('_blank');
    expect(element.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Somewhere (opens in a new tab)' })).toBe(element);
    // Its sign is drawn in the line: an element of its own could be alone on the next one.
    expect(element.dataset.external).toBe('true');
    expect(element.querySelector('svg')).toBeNull();
  });

  it.each(['mailto:office@college.example', 'tel:+910000000000'])(
    'leaves %s to the device and opens no tab',
    (href) => {
      const element = show(href);
      expect(element.getAttribute('href')).toBe(href);
      expect(element.hasAttribute('target')).toBe(false);
      expect(screen.getByRole('link', { name: 'Somewhere' })).toBe(element);
    },
  );

  it.each(['#', '/about', 'mailto:office@college.example', 'https://portal.example'])(
    'keeps the class it is given: %s',
    (href) => {
      expect(show(href).className).toBe('mine');
    },
  );
});
