import clsx from 'clsx';
import { browserZone, dateIn, formatDateOnly, formatInZone } from '../../../lib/zones.ts';
import type { GuidedSlot } from '../guided-slots.ts';

interface TimeChoiceProps {
  slots: GuidedSlot[];
  value: GuidedSlot | null;
  onChange: (slot: GuidedSlot) => void;
  /** The zone in which times are shown. */
  shown: string;
  mentor: { name: string; zone: string };
}

/** The nine slots of the chosen day; slots that are not free are disabled. */
export function TimeChoice({ slots, value, onChange, shown, mentor }: TimeChoiceProps) {
  const date = slots[0]?.date ?? '';
  const other = shown === mentor.zone ? browserZone() : mentor.zone;
  const whose = other === mentor.zone ? `for ${mentor.name}` : 'your time';
  return (
    <fieldset className="min-w-0">
      <legend className="font-serif text-xl">
        {formatDateOnly(date, { weekday: 'long', day: 'numeric', month: 'long' })}
        {other !== shown && <span className="font-sans text-sm text-muted"> for {mentor.name}</span>}
      </legend>
      {slots.every(({ free }) => !free) && (
        <p className="mt-1 text-sm text-muted">No free times on this day. Days with a dot have free times.</p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {slots.map((slot) => (
          <label
            key={slot.time}
            className={clsx(
              'tabular flex min-h-14 flex-col items-center justify-center rounded-control border px-1 py-1.5 text-center leading-tight',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk',
              slot.free
                ? 'cursor-pointer border-edge bg-raised transition-colors duration-150 hover:border-ink has-checked:border-moss has-checked:bg-moss-soft'
                : 'cursor-not-allowed border-line text-muted',
            )}
          >
            <input
              type="radio"
              name="time"
              className="sr-only"
              checked={value?.start === slot.start}
              disabled={!slot.free}
              onChange={() => onChange(slot)}
            />
            <span className={clsx(slot.free ? 'font-semibold' : 'line-through')}>
              {formatInZone(slot.start, shown, 'time')}
            </span>
            <span className="text-xs text-muted">
              {dayInZone(slot, shown)}
              {!slot.free
                ? 'Not free'
                : other !== shown && `${formatInZone(slot.start, other, 'time')} ${whose}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The day in `zone` if it differs from the chosen one. */
const dayInZone = ({ start, date }: GuidedSlot, zone: string): string =>
  dateIn(zone, start) === date ? '' : `${formatInZone(start, zone, 'day')} · `;
