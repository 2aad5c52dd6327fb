import type { AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { weekdayName, weekdays } from '#lib/week.ts';
import { Drawing } from '../ui/drawing.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { toast } from '../ui/toast.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { DayHours } from './day-hours.tsx';
import { hoursText } from './times.ts';
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
  const editing = useEditing(list, slots);
  const remove = useRemoveHours();
  const onRemove = (slot: AvailabilitySlot) => {
    if (remove.isPending) return;
    onRemoving(true);
    remove.mutate(slot.id, {
      onSuccess: () =>
        toast({
          title: 'Availability removed',
          description: `${weekdayName(slot.dayOfWeek)} ${hoursText(slot)} is no longer open. Booked sessions are not affected.`,
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
      <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-edge px-4 py-6 text-center text-muted">
        <Drawing name="bench" size="sm" />
        <p ref={empty} tabIndex={-1}>
          No availability slots set. Add your first slot above.
        </p>
      </div>
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
        {weekdays().map((day) => (
          <DayHours
            key={day}
            name={weekdayName(day)}
            slots={slots.filter(({ dayOfWeek }) => dayOfWeek === day)}
            busyId={remove.isPending ? remove.variables : null}
            {...editing}
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

/** Which hours are being changed. When that ends, their button has the focus again, even on another day. */
function useEditing(list: RefObject<HTMLElement | null>, slots: AvailabilitySlot[]) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  // Again when the hours appear at their new place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each list of hours
  useEffect(() => {
    const buttons = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-hours]') ?? []);
    const isLost = document.activeElement === document.body;
    if (closedId && isLost) buttons.find(({ dataset }) => dataset.hours === closedId)?.focus();
  }, [closedId, list, slots]);
  const onEdit = (id: string) => {
    setClosedId(null);
    setEditedId(id);
  };
  const onEdited = (id: string) => {
    setEditedId(null);
    setClosedId(id);
  };
  return { editedId, onEdit, onEdited };
}
