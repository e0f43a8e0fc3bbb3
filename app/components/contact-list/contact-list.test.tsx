// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/show.tsx';
import { ContactList } from './contact-list.tsx';

const office = {
  title: 'College office',
  phone: '+91 00000 00000',
  email: 'office@college.example',
  hours: 'Working days',
};

it('says who answers for an office, and what it is called about', () => {
  const person = { name: 'Dr. Nelli K.', as: 'Presiding officer', href: '/faculty/nelli-k' };
  const about = { label: 'Vacancies', href: '/careers#vacancies' };
  show(<ContactList contacts={[{ ...office, person, about }]} />, 'en');
  expect(screen.getByText(/Presiding officer/).textContent).toBe('Dr. Nelli K., Presiding officer');
  expect(screen.getByRole('link', { name: 'Vacancies' }).getAttribute('href')).toBe(
    '/careers#vacancies',
  );
});

const night = {
  title: 'At night (6 pm to 8 am): Warden on duty',
  phone: '0471 000 0002',
  isSample: true,
};

it('says who answers at night, last where the clock is not asked', () => {
  show(<ContactList contacts={[{ ...office, night }]} />, 'en');
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe(
    'At night (6 pm to 8 am): Warden on duty 0471 000 0002 Sample entry',
  );
  expect(screen.getByRole('link', { name: '0471 000 0002' }).getAttribute('href')).toBe(
    'tel:04710000002',
  );
});

it('shows who answers at night first in the two nights to come, and last at any other time', () => {
  const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour);
  const changes = [at(29, 18), at(30, 8), at(30, 18), at(31, 8)];
  show(
    <ContactList contacts={[{ ...office, night: { ...night, morning: at(29, 8), changes } }]} />,
    'en',
  );
  const lines = [...document.querySelectorAll<HTMLElement>('ul ul li')];
  expect(
    lines.map(({ textContent, hidden, dataset: { from, until } }) => [
      textContent.replace(/.*Warden.*/, 'night').replace(/.*: /, ''),
      hidden,
      from?.slice(8, 13),
      until?.slice(8, 13),
    ]),
  ).toEqual([
    ['night', true, '29T18', '30T08'],
    ['night', true, '30T18', '01T08'],
    ['+91 00000 00000', false, undefined, undefined],
    ['office@college.example', false, undefined, undefined],
    ['Working days', false, undefined, undefined],
    ['night', false, undefined, '29T18'],
    ['night', true, '30T08', '30T18'],
    ['night', true, '01T08', undefined],
  ]);
});

it('shows the second telephone of an office that has one', () => {
  show(<ContactList contacts={[{ ...office, secondPhone: '0471 000 0001' }]} />, 'en');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+910000000000',
    'tel:04710000001',
    'mailto:office@college.example',
  ]);
  cleanup();
  show(<ContactList contacts={[office]} />, 'en');
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
