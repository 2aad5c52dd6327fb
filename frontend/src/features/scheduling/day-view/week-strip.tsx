import clsx from 'clsx';
import { plural } from '#lib/format.ts';
import { type CalendarDate, formatDateOnly } from '#lib/zones.ts';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { weekOf } from './day-plan.ts';

interface WeekStripProps {
  date: CalendarDate;
  days?: readonly CalendarDate[];
  today: CalendarDate;
  /** Undefined while loading. */
  countOf: (date: CalendarDate) => number | undefined;
  onChoose: (date: CalendarDate) => void;
  className?: string;
}

/** The week around a day, with the number of sessions of each day. */
export function WeekStrip({
  date,
  days = weekOf(date),
  today,
  countOf,
  onChoose,
  className,
}: WeekStripProps) {
  return (
    <ul aria-label="Days of the week" className={clsx('grid grid-cols-7 gap-1', className)}>
      {days.map((day) => (
        <li key={day}>
          <Day
            day={day}
            isChosen={day === date}
            isToday={day === today}
            count={countOf(day)}
            onChoose={() => onChoose(day)}
          />
        </li>
      ))}
    </ul>
  );
}

interface DayProps {
  day: CalendarDate;
  isChosen: boolean;
  isToday: boolean;
  count: number | undefined;
  onChoose: () => void;
}

function Day({ day, isChosen, isToday, count, onChoose }: DayProps) {
  const name = formatDateOnly(day, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <button
      type="button"
      aria-current={isChosen ? 'date' : undefined}
      title={count ? plural(count, 'session') : undefined}
      onClick={onChoose}
      className={clsx(
        'tabular flex min-h-16 w-full flex-col items-center justify-center rounded-control border py-1 leading-tight transition-colors duration-150',
        isChosen ? 'border-moss bg-moss-soft text-moss' : 'border-transparent hover:bg-sunken',
      )}
    >
      <VisuallyHidden>{`${isToday ? 'Today, ' : ''}${name}${countText(count)}`}</VisuallyHidden>
      <span aria-hidden="true" className={clsx('text-xs', !isChosen && 'text-muted')}>
        {formatDateOnly(day, { weekday: 'short' })}
      </span>
      <span aria-hidden="true" className={clsx('font-semibold', isToday && 'underline underline-offset-4')}>
        {Number(day.slice(8))}
      </span>
      <span
        aria-hidden="true"
        className={clsx('h-4 text-xs', count ? 'font-semibold text-clay' : 'text-muted')}
      >
        {count || (count === 0 && '·')}
      </span>
    </button>
  );
}

function countText(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0 ? ', no sessions' : `, ${plural(count, 'session')}`;
}
