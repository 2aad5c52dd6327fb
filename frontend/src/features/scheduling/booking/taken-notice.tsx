import { useEffect, useRef } from 'react';
import { formatInZone } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { nearestTo } from './week.ts';

/** A slot that could not be booked. A new object per failure, even for the same slot. */
export interface Taken {
  start: string;
  /** Whether it was paid for and is being refunded; a toast gives the reason. */
  isRefunded?: boolean;
}

interface TakenNoticeProps {
  taken: Taken;
  free: readonly string[];
  zone: string;
  onSelect: (start: string) => void;
}

/** Offers the nearest free slots. */
export function TakenNotice({ taken, free, zone, onSelect }: TakenNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const nearest = nearestTo(taken.start, free);
  const what = taken.isRefunded ? 'Your payment is being refunded' : 'That time was just taken';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new failure moves the focus
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
          ? `${what}. Here are the nearest free ${taken.isRefunded ? 'times' : 'ones'}.`
          : `${what}, and there are no other free times this week.`}
      </p>
      <p className="mt-1 text-sm">Nothing was booked, and your note is still here.</p>
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
