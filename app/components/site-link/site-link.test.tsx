// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/show.tsx';
import { SiteLink } from './site-link.tsx';

/** Shows one link. */
function link(href: string): HTMLElement {
  show(
    <SiteLink href={href} className="mine">
      Somewhere
    </SiteLink>,
    'en',
  );
  return screen.getByRole('link');
}

it.each(['/about', 'mailto:office@college.example', 'tel:+910000000000'])(
  'a link to %s opens no tab',
  (href) => {
    const element = link(href);
    expect(['href', 'target', 'class'].map((name) => element.getAttribute(name))).toEqual([
      href,
      null,
      'mine',
    ]);
    expect(element.textContent).toBe('Somewhere');
  },
);

it('a link that is # is announced as disabled, and does nothing on click', () => {
  const element = link('#');
  const address = location.href;
  fireEvent.click(element);
  expect(location.href).toBe(address);
  expect([element.getAttribute('aria-disabled'), element.hasAttribute('href')]).toEqual([
    'true',
    false,
  ]);
});

it('an external page opens in a new tab, without opener and referrer, and its name says so', () => {
  const element = link('https://portal.example/login');
  expect(['target', 'rel', 'class'].map((name) => element.getAttribute(name))).toEqual([
    '_blank',
    'noopener noreferrer',
    'mine',
  ]);
  expect(screen.getByRole('link', { name: 'Somewhere (opens in a new tab)' })).toBe(element);
  // Its sign is drawn in the line: an element of its own could be alone on the next one.
  expect(element.dataset.external).toBe('true');
  expect(element.querySelector('svg')).toBeNull();
});
