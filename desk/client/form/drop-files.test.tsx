// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DropFiles } from './drop-files.tsx';
import { FileWidget } from './file-widget.tsx';
import { forgetPictures } from './pictures.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('several files are taken at once, and what is refused is said by its name', async () => {
  vi.stubGlobal('fetch', (url: string) => {
    const name = new URLSearchParams(url.split('?')[1]).get('name');
    const refusal = { error: { en: 'This is not a photograph.', ml: 'ഇത് ഫോട്ടോയല്ല.' } };
    return Promise.resolve(
      name === 'notes.jpg'
        ? Response.json(refusal, { status: 422 })
        : Response.json({ file: `stored-${name}`, advice: [] }),
    );
  });
  const onTaken = vi.fn();
  render(
    <DropFiles
      id="pictures"
      label="Photographs"
      accept="image/jpeg"
      place={{ kind: 'gallery', id: 'arts' }}
      onTaken={onTaken}
    />,
  );
  const files = ['one.jpg', 'notes.jpg', 'two.jpg'].map((name) => new File(['a'], name));
  await act(async () =>
    fireEvent.drop(screen.getByText('Photographs'), { dataTransfer: { files } }),
  );
  expect(
    onTaken.mock.lastCall?.[0].map(
      ({ name, file }: { name: string; file: string }) => `${name} ${file}`,
    ),
  ).toEqual(['one.jpg stored-one.jpg', 'two.jpg stored-two.jpg']);
  expect(screen.getByRole('status').textContent).toBe('notes.jpg: This is not a photograph.');
});

it('a photograph is shown before its album is saved, and forgotten with the form', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ file: 'stored-one.jpg', advice: [] })),
  );
  render(
    <DropFiles
      id="pictures"
      label="Photographs"
      accept="image/jpeg"
      place={{ kind: 'gallery', id: '' }}
      onTaken={() => {}}
    />,
  );
  const files = [new File(['a'], 'one.jpg', { type: 'image/jpeg' })];
  await act(async () =>
    fireEvent.drop(screen.getByText('Photographs'), { dataTransfer: { files } }),
  );
  const registry = { formContext: { locale: 'en', place: { kind: 'gallery', id: '' } } } as const;
  const field = (value: string) => (
    <FileWidget id="file" value={value} registry={registry} onChange={() => {}} />
  );
  const { rerender } = render(field('stored-one.jpg'));
  const shown = document.querySelector('img')?.src ?? '';
  expect(shown).toMatch(/^blob:/);
  rerender(field('another.jpg'));
  expect(document.querySelector('img')).toBeNull();
  forgetPictures();
  expect(revoked).toHaveBeenCalledWith(shown);
});
