import { useEffect, useState } from 'react';

/** How often somebody has come back to the window: what others change meanwhile is asked anew. */
export function useFocusCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const add = () => setCount((before) => before + 1);
    window.addEventListener('focus', add);
    return () => window.removeEventListener('focus', add);
  }, []);
  return count;
}
