import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { AddAvailabilityBody, type AvailabilitySlot } from '@waymark/contracts/scheduling/calendar';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { weekdayName, weekdays } from '#lib/week.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { wallTime } from '../../lib/wall-time.ts';
import { browserZone, cityOf } from '../../lib/zones.ts';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { END_TIMES, hoursText, START_TIMES } from './times.ts';
import { useAddHours } from './use-calendar.ts';

/** Adds weekly hours. The first ones also set the time zone of the calendar, unless the settings have one. */
export function AddHours({ timezone }: { timezone: string | null }) {
  const zone = timezone ?? browserZone();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(AddAvailabilityBody),
    mode: 'onChange',
    defaultValues: {
      dayOfWeek: 1,
      startTime: '09:00',
      endTime: '17:00',
      timezone: zone,
    },
  });
  const { errors } = formState;
  const add = useAddHours();
  const submit = (values: AddAvailabilityBody) => {
    const body = { ...values, timezone: zone };
    add.mutate(body, {
      onSuccess: (slot) => showAdded(slot, body),
      onError: (error) => {
        showIssues(error, ['dayOfWeek', 'startTime', 'endTime'], setError);
        showNotAdded(error);
      },
    });
  };
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4" aria-label="Add hours">
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-[1.4fr_1fr_1fr]">
        <Field label="Day" className="max-sm:col-span-2" error={errors.dayOfWeek?.message}>
          <Select {...register('dayOfWeek', { valueAsNumber: true })}>
            {weekdays().map((dayOfWeek) => (
              <option key={dayOfWeek} value={dayOfWeek}>
                {weekdayName(dayOfWeek)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From" error={errors.startTime?.message}>
          <TimeSelect times={START_TIMES} {...register('startTime', { deps: ['endTime'] })} />
        </Field>
        <Field label="To" error={errors.endTime?.message}>
          <TimeSelect times={END_TIMES} {...register('endTime')} />
        </Field>
      </div>
      <p className="text-sm text-muted">
        {cityOf(zone)} time{timezone ? '' : ', taken from this device'}. You can change it under “How people
        can book”.
      </p>
      <Button type="submit" loading={add.isPending} className="justify-self-start">
        <Plus aria-hidden="true" className="size-4.5" />
        Add Slot
      </Button>
    </form>
  );
}

interface TimeSelectProps extends ComponentProps<'select'> {
  times: readonly string[];
}
export function TimeSelect({ times, ...rest }: TimeSelectProps) {
  return (
    <Select className="tabular" {...rest}>
      {times.map((time) => (
        <option key={time} value={time}>
          {wallTime(time)}
        </option>
      ))}
    </Select>
  );
}

type Window = Pick<AvailabilitySlot, 'dayOfWeek' | 'startTime' | 'endTime'>;

/** Reports merged hours as such, or the list would seem to miss some. */
function showAdded(slot: AvailabilitySlot, sent: Window): void {
  const merged = slot.startTime !== sent.startTime || slot.endTime !== sent.endTime;
  toast({
    title: 'Availability added successfully',
    description: merged
      ? `It was merged with hours you already had: ${weekdayName(slot.dayOfWeek)} ${hoursText(slot)}.`
      : `Every ${weekdayName(slot.dayOfWeek)} ${hoursText(slot)}.`,
    variant: 'success',
  });
}

export const showNotAdded = (error: Error): void =>
  void toast({ title: 'Failed to add availability', description: messageOf(error), variant: 'destructive' });
