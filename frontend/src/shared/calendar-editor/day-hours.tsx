import type { AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EditHours } from './edit-hours.tsx';
import { hoursText } from './times.ts';

interface DayHoursProps {
  name: string;
  slots: AvailabilitySlot[];
  /** The hours whose fields are open. */
  editedId: string | null;
  busyId: string | null;
  onEdit: (id: string) => void;
  onEdited: (id: string) => void;
  onRemove: (slot: AvailabilitySlot) => void;
  onCopy: () => void;
}

/** A weekday with its hours, each of which is changed where it is shown. */
export function DayHours(props: DayHoursProps) {
  const { name, slots, editedId, onEdited } = props;
  const sorted = slots.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1));
  return (
    <li className="flex items-start gap-x-2 py-1 sm:min-h-13">
      <span className="w-9 shrink-0 pt-2 text-sm font-semibold sm:w-26">
        <span className="sr-only sm:not-sr-only">{name}</span>
        <span aria-hidden="true" className="sm:hidden">
          {name.slice(0, 3)}
        </span>
      </span>
      {sorted.length === 0 ? (
        <span className="pt-2 text-sm text-muted">Closed</span>
      ) : (
        <>
          <ul className="min-w-0 grow">
            {sorted.map((slot) => (
              <li key={slot.id}>
                {slot.id === editedId ? (
                  <EditHours slot={slot} onClose={() => onEdited(slot.id)} />
                ) : (
                  <Window {...props} slot={slot} />
                )}
              </li>
            ))}
          </ul>
          {!sorted.some(({ id }) => id === editedId) && (
            <Button
              variant="ghost"
              size="icon"
              className="size-10"
              aria-label={`Copy ${name} to other days`}
              title="Copy to other days"
              onClick={props.onCopy}
            >
              <Copy aria-hidden="true" className="size-4.5 text-muted" />
            </Button>
          )}
        </>
      )}
    </li>
  );
}

function Window({ name, slot, busyId, onEdit, onRemove }: DayHoursProps & { slot: AvailabilitySlot }) {
  const text = hoursText(slot);
  return (
    <div className="tabular flex items-center gap-1">
      <span className="py-2 text-sm">{text}</span>
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto size-10"
        aria-label={`Change ${name} ${text}`}
        data-hours={slot.id}
        onClick={() => onEdit(slot.id)}
      >
        <Pencil aria-hidden="true" className="size-4.5 text-muted" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="size-10"
        aria-label={`Remove ${name} ${text}`}
        loading={busyId === slot.id}
        onClick={() => onRemove(slot)}
      >
        {busyId !== slot.id && <Trash2 aria-hidden="true" className="size-4.5 text-muted" />}
      </Button>
    </div>
  );
}
