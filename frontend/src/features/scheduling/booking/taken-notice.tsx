import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatInZone } from '../../../lib/zones.ts';
import { nearestTo } from './week.ts';

/** A time that was not to be had. A new object each time it happens. */
export interface Taken {
  start: string;
  /** It was paid for, and that goes back: why is in the payment's own words. */
  isPaidBack?: boolean;
}

interface TakenNoticeProps {
  taken: Taken;
  free: readonly string[];
  zone: string;
  onSelect: (start: string) => void;
}

/** Somebody was quicker, or the payment was refused: says so, and puts the closest free times under the finger. */
export function TakenNotice({ taken, free, zone, onSelect }: TakenNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const nearest = nearestTo(taken.start, free);
  const what = taken.isPaidBack ? 'Your payment goes back to you' : 'That time was just taken';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that is lost moves the focus, and only that
  useEffect(() => {
    (box.current?.querySelector('button') ?? box.current)?.focus();
  }, [taken]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-amber bg-amber-soft p-4 text-ink"
    >
      <p className="font-semibold">
        {nearest.length > 0
          ? `${what}. Here are the nearest free ${taken.isPaidBack ? 'times' : 'ones'}.`
          : `${what}, and nothing else is free this week.`}
      </p>
      <p className="mt-1 text-sm">Nothing was booked, and what you wrote is still here.</p>
      {nearest.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          {nearest.map((start) => (
            <Button key={start} size="sm" onClick={() => onSelect(start)}>
              {formatInZone(start, zone, 'moment')}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
