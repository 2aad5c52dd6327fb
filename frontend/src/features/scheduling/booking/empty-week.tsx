import { Button } from '../../../components/ui/button.tsx';
import { formatInZone } from '../../../lib/zones.ts';
import { type SlotQuery, useFirstFree } from '../api/use-slots.ts';

interface EmptyWeekProps {
  query: SlotQuery;
  zone: string;
  /** First day of the week without a free time. */
  from: string;
  onShow: (start: string) => void;
  /** Shows the first week. */
  onFirst: () => void;
}

/** Links a week without free times to the next free one, or to the first if there is none. */
export function EmptyWeek({ query, zone, from, onShow, onFirst }: EmptyWeekProps) {
  const found = useFirstFree(query, from, zone);
  if (!found.data) return null;
  const next = found.data.slots[0]?.start;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
      {next ? (
        <>
          <p>No free times this week.</p>
          <Button size="sm" onClick={() => onShow(next)}>
            Next free: {formatInZone(next, zone, 'moment')}
          </Button>
        </>
      ) : (
        <>
          <p>There are no later free times yet. New ones open every day.</p>
          <Button size="sm" onClick={onFirst}>
            Back to this week
          </Button>
        </>
      )}
    </div>
  );
}
