import clsx from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type CalendarDate, formatDateOnly } from '#lib/zones.ts';
import { Drawing } from '#shared/ui/drawing.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { timeInOtherZone, wallTime } from './week.ts';

/** Chooses a start, or where a visitor logs in with it. */
export type OnSelect =
  | ((start: string) => void)
  | { login: (start: string) => { to: string; state: object } };

interface DaySlotsProps {
  day: CalendarDate;
  /** Free starts of that day; null while loading. */
  starts: readonly string[] | null;
  /** A time of that day is held for this user. */
  hasHeld: boolean;
  zone: string;
  /** The zone that is not shown, and the name of its person. */
  other: string | null;
  otherName: string;
  selected: string | null;
  onSelect: OnSelect;
}

const GRID = 'mt-3 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2';
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

export function DaySlots({
  day,
  starts,
  hasHeld,
  zone,
  other,
  otherName,
  selected,
  onSelect,
}: DaySlotsProps) {
  const name = useId();
  const heading = formatDateOnly(day, { weekday: 'long', day: 'numeric', month: 'long' });
  if (starts?.length === 0) {
    return (
      <div>
        <h3 className="text-lg">{heading}</h3>
        <div className="mt-3 flex flex-wrap items-center gap-5">
          <Drawing name="bench" size="sm" />
          <p role="status" className="text-muted">
            {hasHeld
              ? 'No other time is free on this date. Yours is held for you.'
              : 'No available slots for this date.'}
          </p>
        </div>
      </div>
    );
  }
  return (
    <fieldset aria-busy={!starts || undefined}>
      <legend className="font-serif text-lg font-medium">{heading}</legend>
      <div className={GRID}>
        {starts
          ? starts.map((start) => (
              <Slot
                key={start}
                group={name}
                time={wallTime(start, starts, zone)}
                otherTime={timeInOtherZone(start, zone, other)}
                otherName={otherName}
                checked={start === selected}
                {...(typeof onSelect === 'function'
                  ? { onChoose: () => onSelect(start) }
                  : { login: onSelect.login(start) })}
              />
            ))
          : SKELETONS.map((key) => <Skeleton key={key} className="h-14" />)}
      </div>
    </fieldset>
  );
}

interface SlotProps {
  group: string;
  time: string;
  otherTime: string | null;
  otherName: string;
  checked: boolean;
  onChoose?: () => void;
  login?: { to: string; state: object };
}

function Slot({ group, time, otherTime, otherName, checked, onChoose, login }: SlotProps) {
  const look = clsx(
    'tabular grid min-h-14 scroll-my-3 cursor-pointer content-center justify-items-center rounded-control border px-2 py-1.5',
    'transition-colors duration-150',
    checked ? 'border-moss bg-moss text-on-moss' : 'border-edge bg-raised hover:bg-sunken',
  );
  if (login) {
    return (
      <Link {...login} aria-current={checked || undefined} className={look}>
        <span className="font-semibold">{time}</span>
        {otherTime && (
          <span className={clsx('text-xs', !checked && 'text-muted')}>
            {otherTime}
            <VisuallyHidden> for {otherName}</VisuallyHidden>
          </span>
        )}
      </Link>
    );
  }
  return (
    <label
      className={clsx(
        look,
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk',
      )}
    >
      <input
        type="radio"
        name={group}
        className="sr-only"
        checked={checked}
        onChange={onChoose}
        aria-label={otherTime ? `${time}, ${otherTime} for ${otherName}` : time}
      />
      <span aria-hidden="true" className="font-semibold">
        {time}
      </span>
      {otherTime && (
        <span aria-hidden="true" className={clsx('text-xs', !checked && 'text-muted')}>
          {otherTime}
        </span>
      )}
    </label>
  );
}
