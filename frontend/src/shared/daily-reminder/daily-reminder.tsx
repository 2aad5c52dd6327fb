import { DEFAULT_REMINDER_TIME, type DailyReminder as Reminder } from '@waymark/contracts/roadmaps/letters';
import { toMinute, toTime } from '@waymark/kernel/time-zone';
import { useId } from 'react';
import { serverNow } from '#lib/server-clock.ts';
import { browserZone, formatInZone, zoneLabel } from '#lib/zones.ts';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { Switch } from '#shared/ui/switch.tsx';
import { DeviceSwitch } from './device-switch.tsx';
import { useChangeDailyReminder } from './use-daily-reminder.ts';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => toTime(index * 30));

interface DailyReminderProps {
  userId: number;
  reminder: Reminder;
}

/** One switch, and when it is on the time and whether this device shows it. Saved at once. */
export function DailyReminder({ userId, reminder }: DailyReminderProps) {
  const { mutate } = useChangeDailyReminder(userId);
  const hint = useId();
  const { time } = reminder;
  return (
    <div className="grid gap-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">
            {time === null ? `Remind me each evening at ${shown(DEFAULT_REMINDER_TIME)}` : 'Daily reminder'}
          </p>
          <p id={hint} className="text-sm text-muted">
            Only on days without a step. It names your next small step.
          </p>
        </div>
        <Switch
          aria-label="Daily reminder"
          aria-describedby={hint}
          checked={time !== null}
          onChange={({ target }) => mutate({ time: target.checked ? DEFAULT_REMINDER_TIME : null })}
        />
      </div>
      {time !== null && (
        <>
          <Field label="Time" hint={`In your time zone, ${zoneLabel(browserZone(), serverNow())}`}>
            <Select
              className="tabular"
              value={time}
              onChange={({ target }) => mutate({ time: target.value })}
            >
              {[...new Set([...HALF_HOURS, time])].sort().map((one) => (
                <option key={one} value={one}>
                  {shown(one)}
                </option>
              ))}
            </Select>
          </Field>
          <DeviceSwitch />
        </>
      )}
    </div>
  );
}

/** A wall time in the reader's language. */
const shown = (time: string): string => formatInZone(toMinute(time) * 60_000, 'UTC', 'time');
