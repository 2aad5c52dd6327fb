import { MAX_NO_SHOWS, NO_SHOW_DAYS } from '@waymark/contracts/scheduling/constants';
import { UserX } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { useNoShowRecord } from '../api/use-sessions.ts';
import { momentText } from './no-show-texts.ts';

interface NoShowRecordNoticeProps {
  isMentor: boolean;
  /** Shows nothing unless bookings are paused. */
  onlyPaused?: boolean;
}

/** The user's own no-shows, and what follows from them. */
export function NoShowRecordNotice({ isMentor, onlyPaused = false }: NoShowRecordNoticeProps) {
  const { data } = useNoShowRecord();
  if (!data || data.count === 0 || (onlyPaused && !data.pausedUntil)) return null;
  const missed = `You missed ${plural(data.count, 'session')} in the last ${NO_SHOW_DAYS} days.`;
  return (
    <div role="status" className="flex gap-3 rounded-card border border-amber bg-amber-soft p-4 text-ink">
      <UserX aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p>
        {missed} {consequence(data, isMentor)}
      </p>
    </div>
  );
}

function consequence(
  { pausedUntil, pauseDays }: { pausedUntil: string | null; pauseDays: number },
  isMentor: boolean,
): string {
  const what = isMentor ? 'you cannot book or be booked' : 'you cannot book';
  if (pausedUntil) return `Until ${momentText(pausedUntil)}, ${what}. Sessions that are booked stay.`;
  if (pauseDays === 0) return 'Please cancel in time if you cannot come.';
  return `After ${MAX_NO_SHOWS}, ${what} for ${plural(pauseDays, 'day')}. Please cancel in time if you cannot come.`;
}
