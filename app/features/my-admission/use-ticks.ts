import { useEffect, useState } from 'react';

const STORAGE_KEY = 'papers';

/** The ids of the ticked documents, kept on the device alone; where nothing can be stored, as long as the page. */
export function useTicks() {
  const [ticks, setTicks] = useState<readonly string[]>([]);

  // Follows the storage, which the built page does not know and another tab may change.
  useEffect(() => {
    const follow = () => setTicks(read());
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);

  function toggle(id: string): void {
    setTicks((before) =>
      kept(before.includes(id) ? before.filter((other) => other !== id) : [...before, id]),
    );
  }
  return { ticks, toggle };
}

function read(): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    return [];
  }
}

function kept(ticks: readonly string[]): readonly string[] {
  try {
    if (ticks.length > 0) localStorage.setItem(STORAGE_KEY, ticks.join(' '));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is denied or full.
  }
  return ticks;
}
