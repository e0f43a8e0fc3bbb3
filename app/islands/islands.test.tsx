// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider, useLocale } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { Island } from './island.tsx';
import { startIslands } from './islands.ts';

/** A tool with each kind of control, which says what it knows. */
function Tool({ title, breaks = false }: { title: string; breaks?: boolean }) {
  const { locale } = useLocale();
  const [course, setCourse] = useState('');
  const [words, setWords] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [presses, setPresses] = useState(0);
  if (breaks && presses > 0) throw new Error('broken');
  return (
    <div>
      <h2>{`${title} (${locale})`}</h2>
      <select aria-label="Course" value={course} onChange={({ target }) => setCourse(target.value)}>
        <option value="">Any</option>
        <option value="mtech">M.Tech</option>
      </select>
      <input aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <input
        type="checkbox"
        aria-label="Ready"
        checked={isTicked}
        onChange={({ target }) => setIsTicked(target.checked)}
      />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{[course, words, isTicked, presses].join(', ')}</output>
    </div>
  );
}

function Closing() {
  return <p>{useLocale().messages.close}</p>;
}

function build(island: Partial<ComponentProps<typeof Island<{ title: string }>>>): string {
  return renderToStaticMarkup(
    <LocaleProvider locale="ml" messages={messagesFor('ml')}>
      <Island name="tool" when="idle" of={Tool} props={{ title: 'Fees' }} {...island} />
    </LocaleProvider>,
  );
}

describe('an island in the built page', () => {
  it('is complete HTML, with its name, when it starts, and what it is made of', () => {
    document.body.innerHTML = build({ when: 'intent', className: 'wide' });
    const island = document.querySelector<HTMLElement>('[data-island=tool]');
    expect(island?.className).toBe('wide');
    expect(island?.dataset.when).toBe('intent');
    expect(island?.querySelector('h2')?.textContent).toBe('Fees (ml)');
    expect(JSON.parse(island?.dataset.props ?? '')).toEqual({
      locale: 'ml',
      words: {},
      props: { title: 'Fees' },
    });
  });

  it('has the texts of the interface that it names, and stops the build at another', () => {
    const closing = { of: Closing, props: { title: '' } };
    expect(build({ ...closing, words: ['close'] })).toContain(`<p>${messagesFor('ml').close}</p>`);
    expect(() => build(closing)).toThrow('The island tool shows the text close');
  });

  it.each([
    ['a function', () => 1],
    ['a day', new Date(0)],
    ['an element', <p key="1">Text</p>],
    ['no number', Number.NaN],
  ])('stops the build where it is given %s', (_, value) => {
    const props: { title: string } & Record<string, unknown> = { title: 'Fees', rows: [value] };
    expect(() => build({ props })).toThrow('The island tool.props.rows.0 is given');
  });
});

describe('an island in the browser', () => {
  const said = () => screen.getByRole('status').textContent;
  const island = () => document.querySelector<HTMLElement>('[data-island]');
  const isLive = () => waitFor(() => expect(island()?.dataset.live).toBe(''));
  const begin = (load = async () => ({ island: Tool as never })) =>
    startIslands(document, { tool: load });

  beforeEach(() => {
    document.body.innerHTML = build({});
  });

  it('is taken over by React', async () => {
    begin();
    await isLive();
    fireEvent.click(screen.getByRole('button'));
    expect(said()).toBe(', , false, 1');
  });

  it('keeps what was chosen, typed and ticked before', async () => {
    screen.getByRole<HTMLSelectElement>('combobox').selectedIndex = 1;
    screen.getByRole<HTMLInputElement>('textbox').value = 'civil';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    begin();
    await isLive();
    expect(said()).toBe('mtech, civil, true, 0');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('mtech');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('civil');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  it('repeats once the press that came before it', async () => {
    begin();
    screen.getByRole('button').click();
    await isLive();
    expect(said()).toBe(', , false, 1');
  });

  it('waits for the visitor if it starts by intent', async () => {
    document.body.innerHTML = build({ when: 'intent' });
    const load = vi.fn(async () => ({ island: Tool as never }));
    begin(load);
    expect(load).not.toHaveBeenCalled();
    screen.getByRole('combobox').focus();
    expect(load).toHaveBeenCalledOnce();
    await isLive();
  });

  it('stays as it is if its code does not come, and tries again when it is touched', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const before = island()?.innerHTML;
    const load = vi.fn().mockRejectedValueOnce(new Error('503'));
    load.mockResolvedValue({ island: Tool });
    begin(load);
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(island()?.innerHTML).toBe(before);
    screen.getByRole('combobox').focus();
    await isLive();
  });

  it('is again as it was built if it fails', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    document.body.innerHTML = build({ props: { title: 'Fees', breaks: true } as never });
    const before = island()?.innerHTML;
    begin();
    await isLive();
    screen.getByRole('button').click();
    await waitFor(() => expect(island()?.innerHTML).toBe(before));
    expect(error).toHaveBeenCalledOnce();
    expect(island()?.dataset.live).toBeUndefined();
  });
});
