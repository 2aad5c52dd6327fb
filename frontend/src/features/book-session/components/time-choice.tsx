import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { browserZone, dateIn, formatDateOnly, formatInZone } from '#lib/zones.ts';
import type { GuidedSlot } from '../guided-slots.ts';

interface TimeChoiceProps {
  date: string;
  /** The free slots of that day. */
  slots: GuidedSlot[];
  value: GuidedSlot | null;
  /** A visitor logs in to choose one. */
  onChoose: ((slot: GuidedSlot) => void) | { login: (slot: GuidedSlot) => { to: string; state: object } };
  /** The zone in which times are shown. */
  shown: string;
  mentor: { name: string; zone: string };
}

const box = clsx(
  'tabular flex min-h-14 flex-col items-center justify-center rounded-control border border-edge bg-raised px-1 py-1.5',
  'cursor-pointer text-center leading-tight transition-colors duration-150 hover:border-ink',
);

export function TimeChoice({ date, slots, value, onChoose, shown, mentor }: TimeChoiceProps) {
  const other = shown === mentor.zone ? browserZone() : mentor.zone;
  const whose = other === mentor.zone ? `for ${mentor.name}` : 'your time';
  const words = (slot: GuidedSlot): ReactNode => {
    const day = dayInZone(slot, shown);
    const there = other !== shown && `${formatInZone(slot.start, other, 'time')} ${whose}`;
    return (
      <>
        <span className="font-semibold">{formatInZone(slot.start, shown, 'time')}</span>
        {(day || there) && (
          <span className="text-xs text-muted">{[day, there].filter(Boolean).join(' · ')}</span>
        )}
      </>
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="font-serif text-xl">
        {formatDateOnly(date, { weekday: 'long', day: 'numeric', month: 'long' })}
        {other !== shown && <span className="font-sans text-sm text-muted"> for {mentor.name}</span>}
      </legend>
      {slots.length === 0 && (
        <p className="mt-1 text-sm text-muted">No free times on this day. Days with a dot have free times.</p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {slots.map((slot) =>
          typeof onChoose === 'function' ? (
            <label
              key={slot.time}
              className={clsx(
                box,
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk',
                'has-checked:border-moss has-checked:bg-moss-soft',
              )}
            >
              <input
                type="radio"
                name="time"
                className="sr-only"
                checked={value?.start === slot.start}
                onChange={() => onChoose(slot)}
              />
              {words(slot)}
            </label>
          ) : (
            <Link
              key={slot.time}
              {...onChoose.login(slot)}
              aria-current={value?.start === slot.start || undefined}
              className={clsx(box, 'aria-[current]:border-moss aria-[current]:bg-moss-soft')}
            >
              {words(slot)}
            </Link>
          ),
        )}
      </div>
    </fieldset>
  );
}

/** The day in `zone` if it differs from the chosen one. */
const dayInZone = ({ start, date }: GuidedSlot, zone: string): string =>
  dateIn(zone, start) === date ? '' : formatInZone(start, zone, 'day');
