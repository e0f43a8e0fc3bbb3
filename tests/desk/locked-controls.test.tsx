// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { asOff, useLock } from '#desk/client/use-lock.tsx';

const CLIENT = 'desk/client';
const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => [file, readFileSync(join(CLIENT, file), 'utf8')] as const);

it('each control of the desk is locked with its reason, by one way', () => {
  const others = sources.filter(
    ([file, text]) => file !== 'use-lock.tsx' && /\bdisabled\b(?=[=:}\s/>])/.test(text),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});

it('each reason is shown where the lock is used', () => {
  const counted = sources.map(([file, text]) => {
    const locks = text.split('useLock(').length - 1;
    const shown = text.match(/\{(?:[^{}]*&& )?(?:\w+\.)?(?:reason|missing)\}/g)?.length ?? 0;
    return [file, locks, shown] as const;
  });
  const locked = counted.filter(([file, locks]) => locks > 0 && file !== 'use-lock.tsx');
  expect(locked.length).toBeGreaterThan(10);
  expect(locked.filter(([, locks, shown]) => shown < locks)).toEqual([]);
});

function Locked({ why }: { why: string | undefined }) {
  const { lock, reason } = useLock(why);
  return (
    <>
      <button type="button" {...lock}>
        Send
      </button>
      {reason}
      <button type="button" {...asOff(why)}>
        Up
      </button>
    </>
  );
}

it('the reason stands beside the control, and describes it while it is locked', () => {
  const { rerender } = render(<Locked why="Write the reason first." />);
  const [send, up] = screen.getAllByRole<HTMLButtonElement>('button');
  const reason = document.getElementById(send?.getAttribute('aria-describedby') ?? '');
  expect([send?.disabled, reason?.textContent]).toEqual([true, 'Write the reason first.']);
  expect([up?.disabled, up?.title]).toEqual([false, 'Write the reason first.']);
  rerender(<Locked why={undefined} />);
  expect([send?.disabled, up?.getAttribute('aria-disabled')]).toEqual([false, null]);
  expect(screen.queryByText('Write the reason first.')).toBeNull();
});
