import { addDays } from '@waymark/kernel/time-zone';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker, type Modifiers } from 'react-day-picker';
import { firstWeekday } from '#lib/week.ts';
import { type CalendarDate, formatDateOnly } from '#lib/zones.ts';
import { dateOf, dayOf } from '../guided-slots.ts';

/** The largest booking horizon that a mentor can set. */
const MAX_DAYS_AHEAD = 365;

interface DateChoiceProps {
  /** In the mentor's zone. */
  today: CalendarDate;
  month: string;
  onMonth: (month: string) => void;
  value: CalendarDate | null;
  onChange: (date: CalendarDate) => void;
  /** Null while loading. */
  freeDays: ReadonlySet<CalendarDate> | null;
}

const MONTH = { month: 'long', year: 'numeric' } as const;
const arrow = 'grid size-10 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40';

/** A month of the mentor's calendar; past days and weekends are disabled. */
export function DateChoice({ today, month, onMonth, value, onChange, freeDays }: DateChoiceProps) {
  const isFree = (day: Date) => freeDays?.has(dateOf(day)) ?? false;
  const isFull = (day: Date) => freeDays !== null && !isFree(day);
  return (
    <DayPicker
      mode="single"
      required
      selected={value ? dayOf(value) : undefined}
      onSelect={(day) => onChange(dateOf(day))}
      month={dayOf(`${month}-01`)}
      onMonthChange={(day) => onMonth(dateOf(day).slice(0, 7))}
      startMonth={dayOf(today)}
      endMonth={dayOf(addDays(today, MAX_DAYS_AHEAD))}
      today={dayOf(today)}
      weekStartsOn={firstWeekday() as 0 | 1 | 6}
      fixedWeeks
      noonSafe
      disabled={[{ before: dayOf(today) }, { dayOfWeek: [0, 6] }]}
      modifiers={{ free: isFree, full: isFull }}
      formatters={{
        formatCaption: (day) => formatDateOnly(dateOf(day), MONTH),
        formatWeekdayName: (day) => formatDateOnly(dateOf(day), { weekday: 'short' }),
      }}
      labels={{
        labelGrid: (day) => formatDateOnly(dateOf(day), MONTH),
        labelWeekday: (day) => formatDateOnly(dateOf(day), { weekday: 'long' }),
        labelDayButton: (day, modifiers) => dayLabel(dateOf(day), modifiers),
        labelPrevious: () => 'Previous month',
        labelNext: () => 'Next month',
      }}
      components={{ Chevron }}
      classNames={{
        root: 'w-full max-w-84',
        months: 'relative',
        month_caption: 'flex h-10 items-center pl-1',
        caption_label: 'font-serif text-xl',
        nav: 'absolute top-0 right-0 flex gap-1',
        button_previous: arrow,
        button_next: arrow,
        month_grid: 'mt-3 w-full table-fixed border-collapse',
        weekday: 'pb-1 text-xs font-semibold text-muted',
        day: 'p-0.5 text-center',
        day_button:
          'tabular relative grid h-11 w-full place-items-center rounded-control enabled:hover:bg-sunken disabled:text-muted disabled:opacity-50',
        outside: 'invisible',
      }}
      modifiersClassNames={{
        selected: '[&>button]:bg-moss! [&>button]:text-on-moss [&>button]:font-semibold',
        today: '[&>button]:underline [&>button]:underline-offset-4',
        free: '[&>button]:font-semibold [&>button:enabled]:after:absolute [&>button:enabled]:after:bottom-1 [&>button:enabled]:after:size-1.5 [&>button:enabled]:after:rounded-full [&>button:enabled]:after:bg-current',
        full: '[&>button]:text-muted',
      }}
    />
  );
}

const Chevron = ({ orientation }: { orientation?: string }) => {
  const Arrow = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Arrow aria-hidden="true" className="size-5" />;
};

function dayLabel(date: CalendarDate, modifiers: Modifiers): string {
  const name = formatDateOnly(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const state = modifiers.disabled
    ? ''
    : modifiers.free
      ? ', free times'
      : modifiers.full
        ? ', nothing free'
        : '';
  return `${modifiers.today ? 'Today, ' : ''}${name}${state}${modifiers.selected ? ', chosen' : ''}`;
}
