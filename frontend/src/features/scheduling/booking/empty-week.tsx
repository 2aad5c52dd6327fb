import { formatInZone } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyNote } from '#shared/ui/empty-note.tsx';
import { type SlotQuery, useFirstFree } from '../api/use-slots.ts';

interface EmptyWeekProps {
  query: SlotQuery;
  zone: string;
  /** First day of the week without a free time. */
  from: string;
  /** A time of that week is held for this user. */
  hasHeld: boolean;
  onShow: (start: string) => void;
  /** Shows the first week. */
  onFirst: () => void;
}

/** Links a week without free times to the next free one, or to the first if there is none. */
export function EmptyWeek({ query, zone, from, hasHeld, onShow, onFirst }: EmptyWeekProps) {
  const found = useFirstFree(query, from, zone);
  if (!found.data) return null;
  const next = found.data.slots[0]?.start;
  return (
    <div role="status">
      <EmptyNote
        drawing="bench"
        action={
          next ? (
            <Button size="sm" onClick={() => onShow(next)}>
              Next free: {formatInZone(next, zone, 'moment')}
            </Button>
          ) : (
            <Button size="sm" onClick={onFirst}>
              Back to this week
            </Button>
          )
        }
      >
        {next
          ? `No ${hasHeld ? 'other ' : ''}free times this week.`
          : 'There are no later free times yet. New ones open every day.'}
      </EmptyNote>
    </div>
  );
}
