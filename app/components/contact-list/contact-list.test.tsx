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
