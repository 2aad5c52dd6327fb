import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { type CalendarDate, formatDateOnly } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { LAST_WEEK, weekLabel } from './week.ts';

interface WeekDaysProps {
  days: readonly CalendarDate[];
  day: CalendarDate;
  week: number;
  today: CalendarDate;
  /** Free starts by day; null while loading. */
  counts: ReadonlyMap<CalendarDate, readonly string[]> | null;
  onDay: (day: CalendarDate) => void;
  onWeek: (week: number) => void;
}

export function WeekDays({ days, day, week, today, counts, onDay, onWeek }: WeekDaysProps) {
  const name = useId();
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous week"
          disabled={week === 0}
          onClick={() => onWeek(week - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="tabular font-semibold">
          {weekLabel(days)}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Next week"
          disabled={week === LAST_WEEK}
          onClick={() => onWeek(week + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <fieldset className="mt-2 grid grid-cols-7 gap-1 sm:gap-2">
        <legend className="sr-only">Day</legend>
        {days.map((one) => (
          <Day
            key={one}
            group={name}
            day={one}
            isToday={one === today}
            count={counts ? (counts.get(one)?.length ?? 0) : null}
            checked={one === day}
            onChoose={() => onDay(one)}
          />
        ))}
      </fieldset>
    </div>
  );
}

interface DayProps {
  group: string;
  day: CalendarDate;
  isToday: boolean;
  count: number | null;
  checked: boolean;
  onChoose: () => void;
}

function Day({ group, day, isToday, count, checked, onChoose }: DayProps) {
  const free = count === null ? '' : count === 0 ? ', nothing free' : `, ${count} free`;
  return (
    <label
      className={clsx(
        'grid min-h-16 cursor-pointer content-center justify-items-center gap-0.5 rounded-control border py-1.5',
        'transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk',
        checked ? 'border-moss bg-moss-soft text-moss' : 'border-edge bg-raised hover:bg-sunken',
        count === 0 && !checked && 'border-line text-muted',
      )}
    >
      <input
        type="radio"
        name={group}
        className="sr-only"
        checked={checked}
        onChange={onChoose}
        aria-label={`${formatDateOnly(day, { weekday: 'long', day: 'numeric', month: 'long' })}${isToday ? ', today' : ''}${free}`}
      />
      <span aria-hidden="true" className="text-xs font-medium">
        {formatDateOnly(day, { weekday: 'short' })}
      </span>
      <span
        aria-hidden="true"
        className={clsx(
          'tabular text-lg leading-tight font-semibold',
          isToday && 'underline decoration-clay decoration-2 underline-offset-4',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="tabular text-[0.6875rem] leading-none sm:text-xs">
        {count === null ? (
          '\u00a0'
        ) : count === 0 ? (
          '–'
        ) : (
          <>
            {count}
            <span className="max-sm:block"> {count === 1 ? 'time' : 'times'}</span>
          </>
        )}
      </span>
    </label>
  );
}
