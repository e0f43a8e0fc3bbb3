// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { need } from '#tests/support/need.ts';
import { startTools } from './tools.ts';

const PAGE = '<main><div data-tool="filter"><p>12 people</p><select></select></div></main>';
const tool = () => need(document.querySelector<HTMLElement>('[data-tool]'));
const behaviour = { start: vi.fn() };

beforeEach(() => {
  document.body.innerHTML = PAGE;
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('a tool of a page', () => {
  it('starts on its own after the first paint', async () => {
    const load = vi.fn(async () => behaviour);
    await startTools(document, load);
    expect(load).toHaveBeenCalledWith('filter');
    expect(behaviour.start).toHaveBeenCalledWith(tool());
  });

  it.each(['focusin', 'pointerover', 'touchstart'])(
    'that waits for a visitor is loaded when the visitor turns to it (%s), once',
    async (sign) => {
      tool().dataset.when = 'intent';
      const load = vi.fn(async () => behaviour);
      await startTools(document, load);
      expect(load).not.toHaveBeenCalled();
      for (const event of [sign, sign]) tool().dispatchEvent(new Event(event));
      await expect.poll(() => behaviour.start).toHaveBeenCalled();
      expect(load).toHaveBeenCalledTimes(1);
    },
  );

  it('leaves the page as it is if it fails', async () => {
    const before = document.body.textContent;
    behaviour.start.mockImplementationOnce(() => {
      throw new Error('no list');
    });
    await startTools(document, async () => behaviour);
    expect(tool().dataset.failed).toBe('');
    expect(document.body.textContent).toBe(before);
  });

  it('is loaded again when the visitor comes back to it, if its file did not come', async () => {
    const load = vi.fn(async () => behaviour);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await startTools(document, load);
    expect(tool().dataset.failed).toBe('');
    tool().dispatchEvent(new Event('pointerover'));
    await expect.poll(() => behaviour.start).toHaveBeenCalledTimes(1);
    expect(tool().dataset.failed).toBeUndefined();
  });
});
