import type { AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import { Copy, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { toast } from '../ui/toast.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { dayName, hoursText, WEEK } from './times.ts';
import { useRemoveHours } from './use-calendar.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

interface WeeklyHoursProps {
  slots: AvailabilitySlot[];
  timezone: string | null;
}

export function WeeklyHours({ slots, timezone }: WeeklyHoursProps) {
  const [copied, setCopied] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const onRemoving = useFocusAfterRemoval(slots.length, list, empty);
  const remove = useRemoveHours();
  const onRemove = (slot: AvailabilitySlot) => {
    if (remove.isPending) return;
    onRemoving(true);
    remove.mutate(slot.id, {
      onSuccess: () =>
        toast({
          title: 'Availability removed',
          description: `${dayName(slot.dayOfWeek)} ${hoursText(slot)} is no longer open. Booked sessions are not affected.`,
          variant: 'success',
        }),
      onError: (error) => {
        onRemoving(false);
        toast({
          title: 'Failed to remove availability',
          description: messageOf(error),
          variant: 'destructive',
        });
      },
    });
  };
  if (slots.length === 0) {
    return (
      <p
        ref={empty}
        tabIndex={-1}
        className="rounded-card border border-dashed border-edge px-4 py-6 text-center text-muted"
      >
        No availability slots set. Add your first slot above.
      </p>
    );
  }
  return (
    <div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Open hours"
        className="divide-y divide-line border-y border-line"
      >
        {WEEK.map((day) => (
          <Day
            key={day}
            name={dayName(day)}
            slots={slots.filter(({ dayOfWeek }) => dayOfWeek === day)}
            busyId={remove.isPending ? remove.variables : null}
            onRemove={onRemove}
            onCopy={() => setCopied(day)}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">Hours that touch or overlap are merged.</p>
      {timezone && (
        <CopyDialog from={copied} slots={slots} timezone={timezone} onClose={() => setCopied(null)} />
      )}
    </div>
  );
}

interface DayProps {
  name: string;
  slots: AvailabilitySlot[];
  busyId: string | null;
  onRemove: (slot: AvailabilitySlot) => void;
  onCopy: () => void;
}

function Day({ name, slots, busyId, onRemove, onCopy }: DayProps) {
  const sorted = slots.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
  return (
    <li className="flex min-h-13 items-start gap-2 py-1">
      <span className="w-26 shrink-0 pt-2 text-sm font-semibold">{name}</span>
      {sorted.length === 0 ? (
        <span className="pt-2 text-sm text-muted">Closed</span>
      ) : (
        <>
          <ul className="min-w-0 grow">
            {sorted.map((slot) => (
              <li key={slot.id} className="tabular flex items-center gap-1">
                <span className="py-2 text-sm">{hoursText(slot)}</span>
                <Button
                  variant="ghost"
                  size="icon"
                  className="ml-auto size-10"
                  aria-label={`Remove ${name} ${hoursText(slot)}`}
                  loading={busyId === slot.id}
                  onClick={() => onRemove(slot)}
                >
                  {busyId !== slot.id && <Trash2 aria-hidden="true" className="size-4.5 text-muted" />}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            size="icon"
            className="size-10"
            aria-label={`Copy ${name} to other days`}
            title="Copy to other days"
            onClick={onCopy}
          >
            <Copy aria-hidden="true" className="size-4.5 text-muted" />
          </Button>
        </>
      )}
    </li>
  );
}
