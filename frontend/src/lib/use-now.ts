import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The server's current time in milliseconds, updated every `everyMs`. */
export function useNow(everyMs: number, clock: () => number = serverNow): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
