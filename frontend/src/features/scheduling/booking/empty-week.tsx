import { Button } from '../../../components/ui/button.tsx';
import { formatInZone } from '../../../lib/zones.ts';
import { type SlotsOf, useFirstFree } from '../api/use-slots.ts';

interface EmptyWeekProps {
  of: SlotsOf;
  zone: string;
  /** First day of the week without a free time. */
  from: string;
  onShow: (start: string) => void;
  /** Back to the week that begins today. */
  onFirst: () => void;
}

/** A week without free times leads on to the next one, or back when the mentor's calendar ends before it. */
export function EmptyWeek({ of, zone, from, onShow, onFirst }: EmptyWeekProps) {
  const found = useFirstFree(of, from, zone);
  if (!found.data) return null;
  const next = found.data.slots[0]?.start;
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
      {next ? (
        <>
          <p>Nothing is free this week.</p>
          <Button size="sm" onClick={() => onShow(next)}>
            Next free: {formatInZone(next, zone, 'moment')}
          </Button>
        </>
      ) : (
        <>
          <p>No times are open from here on. New ones come as days go by.</p>
          <Button size="sm" onClick={onFirst}>
            Back to this week
          </Button>
        </>
      )}
    </div>
  );
}
