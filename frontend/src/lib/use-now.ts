import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The present moment in milliseconds, looked at again every `everyMs`; by the server's clock, which set most moments. */
export function useNow(everyMs: number, clock: () => number = serverNow): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, clock]);
  return now;
}
