import clsx from 'clsx';
import { Clock } from 'lucide-react';
import { useRef } from 'react';
import { formatDuration } from '#lib/format.ts';

const ANNOUNCEMENTS = [
  { seconds: 0, text: 'The time is no longer held for you.' },
  { seconds: 60, text: 'One minute left to pay.' },
  { seconds: 300, text: 'Five minutes left to pay.' },
];

/** The time left of a hold: continuous as text, announced to screen readers at three moments. */
export function HoldClock({ seconds, isUnpaid }: { seconds: number; isUnpaid: boolean }) {
  const first = useRef(seconds);
  const mark = ANNOUNCEMENTS.find((one) => seconds <= one.seconds);
  // Moments that passed before the dialog opened are not announced.
  const text = mark && (mark.seconds === 0 || first.current > mark.seconds) ? mark.text : '';
  return (
    <div
      className={clsx(
        'flex items-center gap-2 text-sm',
        seconds <= 60 ? 'font-semibold text-berry' : 'text-muted',
      )}
    >
      {seconds > 0 && (
        <p className="flex items-center gap-2">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          <span>
            Held for you for <span className="tabular">{formatDuration(seconds)}</span>
          </span>
        </p>
      )}
      <p role="status" className="sr-only">
        {text}
        {seconds === 0 && isUnpaid && ' Nothing was charged.'}
      </p>
    </div>
  );
}
