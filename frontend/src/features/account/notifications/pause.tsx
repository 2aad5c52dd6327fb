import type { DailyReminder } from '@waymark/contracts/roadmaps/letters';
import { addDays } from '@waymark/kernel/time-zone';
import { type FormEvent, useState } from 'react';
import { serverNow } from '#lib/server-clock.ts';
import { browserZone, dateIn, formatDateOnly } from '#lib/zones.ts';
import { useChangeDailyReminder } from '#shared/daily-reminder/use-daily-reminder.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';

const LONG_DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

interface PauseProps {
  userId: number;
  reminder: DailyReminder;
}

/** Holds back all letters and the daily reminder until a day. */
export function Pause({ userId, reminder: { pausedUntil } }: PauseProps) {
  const { mutate } = useChangeDailyReminder(userId);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div role="status">
        <p className="font-semibold">
          {pausedUntil ? `Paused until ${formatDateOnly(pausedUntil, LONG_DAY)}` : 'Need some quiet?'}
        </p>
        <p className="text-sm text-muted">
          {pausedUntil
            ? 'No reminder, letter or note reaches you before that day.'
            : 'A pause holds back the daily reminder, the Sunday letter and notes.'}
        </p>
      </div>
      {pausedUntil ? (
        <Button className="justify-self-start" onClick={() => mutate({ pausedUntil: null })}>
          End the pause
        </Button>
      ) : (
        <PauseForm onPause={(until) => mutate({ pausedUntil: until })} />
      )}
    </div>
  );
}

function PauseForm({ onPause }: { onPause: (until: string) => void }) {
  const today = dateIn(browserZone(), serverNow());
  const [first, last] = [addDays(today, 1), addDays(today, 366)];
  const [until, setUntil] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (until >= first && until <= last) onPause(until);
    else
      setError(until === '' || until < first ? 'Choose a day after today.' : 'Choose a day within a year.');
  }
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" onClick={() => onPause(addDays(today, 7))}>
        Pause for a week
      </Button>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field label="Or until" error={error} className="grow sm:max-w-60">
          <Input
            type="date"
            min={first}
            max={last}
            value={until}
            onChange={({ target }) => {
              setError(undefined);
              setUntil(target.value);
            }}
          />
        </Field>
        <Button type="submit" className="mt-7">
          Pause
        </Button>
      </form>
    </div>
  );
}
