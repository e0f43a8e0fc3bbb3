// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SearchForm } from './search-form.tsx';

function show(onSearch: (query: string) => void) {
  const form = (query: string) => (
    <SearchForm label="Words" submitLabel="Search" limit={100} query={query} onSearch={onSearch} />
  );
  const { rerender } = render(form(''));
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    box,
    answer: (query: string) => rerender(form(query)),
    type: (value: string) => fireEvent.input(box, { target: { value } }),
  };
}

it('keeps text typed before the address has the current search', () => {
  const onSearch = vi.fn();
  const { box, answer, type } = show(onSearch);
  type(' hostel ');
  fireEvent.submit(box);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('hostel');
  type('library');
  answer('hostel');
  expect(box.value).toBe('library');
});

it('shows the query in the address when it changes by a link, or back and forward', () => {
  const { box, answer, type } = show(() => undefined);
  type('hostel');
  fireEvent.submit(box);
  answer('hostel');
  answer('library');
  expect(box.value).toBe('library');
  answer('hostel');
  expect(box.value).toBe('hostel');
});
