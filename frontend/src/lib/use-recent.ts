import { useEffect, useState } from 'react';

/** Whether `value` became true within the last `ms`. What is true from the start is not recent. */
export function useRecent(value: boolean, ms: number): boolean {
  const [seen, setSeen] = useState({ value, isRecent: false });
  // While rendering, so that nothing is rendered with the new value alone.
  if (seen.value !== value) setSeen({ value, isRecent: value });
  useEffect(() => {
    if (!seen.isRecent) return;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, isRecent: false })), ms);
    return () => clearTimeout(timer);
  }, [seen.isRecent, ms]);
  return seen.isRecent;
}
