import clsx from 'clsx';
import { plural } from '../../lib/format.ts';
import { useMessageCounts } from './api/use-counts.ts';

/** How many messages are unread, at the corner of the control that leads to them; nothing without any. */
export default function UnreadBadge({ className }: { className?: string }) {
  const counts = useMessageCounts();
  const waiting = (counts?.unread ?? 0) + (counts?.requests ?? 0);
  if (waiting === 0) return null;
  return (
    <span
      className={clsx(
        'tabular absolute grid h-4.5 min-w-4.5 place-items-center rounded-full bg-moss px-1 text-[0.6875rem] leading-none font-bold text-on-moss',
        className,
      )}
    >
      <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
      <span className="sr-only">{plural(waiting, 'unread message')}</span>
    </span>
  );
}
