// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FeatureBoundary } from './feature-boundary.tsx';

function Broken(): never {
  throw new Error('broken on purpose');
}

it('shows the part while it works', () => {
  render(<FeatureBoundary fallback={<p>Use the list.</p>}>The tool</FeatureBoundary>);
  expect(document.body.textContent).toBe('The tool');
});

it('shows the fallback instead of a part that throws; everything else stays', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <h1>Fees</h1>
      <FeatureBoundary fallback={<p>Use the list.</p>}>
        <Broken />
      </FeatureBoundary>
    </main>,
  );
  expect(screen.getByText('Use the list.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Fees' })).toBeDefined();
  expect(logged).toHaveBeenCalled();
});
