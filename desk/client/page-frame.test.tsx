// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PublishedContext } from './language.ts';
import { PageFrame } from './page-frame.tsx';

afterEach(cleanup);

describe('the preview of a page', () => {
  it('is shown in one of the languages of the site', () => {
    render(<PageFrame page={undefined} />);
    expect(screen.getAllByRole('combobox').map((choice) => choice.textContent)).toEqual([
      'Englishമലയാളം',
      'PhoneLaptop',
      'LightDark',
    ]);
  });

  it('of a site in one language has no choice of language', () => {
    render(
      <PublishedContext value={['en']}>
        <PageFrame page={undefined} />
      </PublishedContext>,
    );
    expect(screen.getAllByRole('combobox').map((choice) => choice.textContent)).toEqual([
      'PhoneLaptop',
      'LightDark',
    ]);
  });
});
