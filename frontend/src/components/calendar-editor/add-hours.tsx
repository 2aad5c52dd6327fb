import type { AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { browserZone, cityOf } from '../../lib/zones.ts';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { dayName, END_TIMES, hoursFault, hoursText, START_TIMES, WEEK } from './times.ts';
import { useAddHours } from './use-calendar.ts';
import { ZoneInput, zoneFault } from './zone-input.tsx';

/** A weekly window. The first one also says in which zone all of them are. */
export function AddHours({ timezone }: { timezone: string | null }) {
  const [day, setDay] = useState('1');
  const [startTime, setStart] = useState('09:00');
  const [endTime, setEnd] = useState('17:00');
  const [zone, setZone] = useState(browserZone);
  const add = useAddHours();
  const fault = hoursFault(startTime, endTime);
  const badZone = timezone ? undefined : zoneFault(zone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault || badZone || add.isPending) return;
    const body = { dayOfWeek: Number(day), startTime, endTime, timezone: timezone ?? zone };
    add.mutate(body, { onSuccess: (slot) => added(slot, body), onError: notAdded });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Add hours">
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-[1.4fr_1fr_1fr]">
        <Field label="Day" className="max-sm:col-span-2">
          <Select value={day} onChange={(event) => setDay(event.target.value)}>
            {WEEK.map((dayOfWeek) => (
              <option key={dayOfWeek} value={dayOfWeek}>
                {dayName(dayOfWeek)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From">
          <TimeSelect times={START_TIMES} value={startTime} onChange={setStart} />
        </Field>
        <Field label="To" error={fault}>
          <TimeSelect times={END_TIMES} value={endTime} onChange={setEnd} />
        </Field>
      </div>
      {timezone ? (
        <p className="text-sm text-muted">
          Wall time in {cityOf(timezone)}. It is changed under “How people can book”.
        </p>
      ) : (
        <Field
          label="Time zone"
          error={badZone}
          hint="Taken from this device. Your hours keep their wall time through summer and winter."
        >
          <ZoneInput value={zone} onChange={setZone} />
        </Field>
      )}
      <Button type="submit" loading={add.isPending} className="justify-self-start">
        <Plus aria-hidden="true" className="size-4.5" />
        Add Slot
      </Button>
    </form>
  );
}

interface TimeSelectProps {
  times: readonly string[];
  value: string;
  onChange: (time: string) => void;
}
export function TimeSelect({ times, value, onChange }: TimeSelectProps) {
  return (
    <Select className="tabular" value={value} onChange={(event) => onChange(event.target.value)}>
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </Select>
  );
}

type Window = Pick<AvailabilitySlot, 'dayOfWeek' | 'startTime' | 'endTime'>;

/** Hours that met others are one window now: say so, or the list would look as if something were missing. */
function added(slot: AvailabilitySlot, asked: Window): void {
  const merged = slot.startTime !== asked.startTime || slot.endTime !== asked.endTime;
  toast({
    title: 'Availability added successfully',
    description: merged
      ? `It was merged with hours you already had: ${dayName(slot.dayOfWeek)} ${hoursText(slot)}.`
      : `Every ${dayName(slot.dayOfWeek)} ${hoursText(slot)}.`,
    variant: 'success',
  });
}

export const notAdded = (error: Error): void =>
  void toast({ title: 'Failed to add availability', description: messageOf(error), variant: 'destructive' });
