import type { StepDays } from '@waymark/contracts/roadmaps/own-steps';
import clsx from 'clsx';
import { CalendarCheck } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { serverNow } from '#lib/server-clock.ts';
import { browserZone, dateIn } from '#lib/zones.ts';
import { Button } from '../ui/button.tsx';

interface TodayButtonProps {
  /** Of the step. */
  title: string;
  /** Undefined before the first day. */
  days: Omit<StepDays, 'stepId'> | undefined;
  isLoading: boolean;
  onSet: (isDone: boolean) => void;
}

/** On a step that takes weeks: checks in for today, and takes it back on the same day. */
export function TodayButton({ title, days, isLoading, onSet }: TodayButtonProps) {
  const isDone = days?.last === dateIn(browserZone(), serverNow());
  const count = days?.count ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        size="sm"
        aria-pressed={isDone}
        aria-label={`I did it today: ${title}`}
        loading={isLoading}
        onClick={() => onSet(!isDone)}
        className={clsx('min-h-11', isDone && 'border-moss bg-moss-soft text-moss')}
      >
        {!isLoading && <CalendarCheck aria-hidden="true" className="size-4" />}I did it today
      </Button>
      <p role="status" className="text-sm text-muted">
        {count > 0 && `${plural(count, 'day')} so far.`}
        {isDone && ' Press again to take today back.'}
      </p>
    </div>
  );
}
