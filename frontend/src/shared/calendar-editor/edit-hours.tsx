import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type AvailabilitySlot, ChangeAvailabilityBody } from '@waymark/contracts/scheduling/calendar';
import { useForm } from 'react-hook-form';
import { weekdayName, weekdays } from '#lib/week.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { TimeSelect } from './add-hours.tsx';
import { END_TIMES, hoursText, START_TIMES } from './times.ts';
import { useChangeHours } from './use-calendar.ts';

const FIELDS = ['dayOfWeek', 'startTime', 'endTime'] as const;

/** Changes the day and times of weekly hours. Escape closes it without saving. */
export function EditHours({ slot, onClose }: { slot: AvailabilitySlot; onClose: () => void }) {
  const { dayOfWeek, startTime, endTime } = slot;
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(ChangeAvailabilityBody),
    mode: 'onChange',
    defaultValues: { dayOfWeek, startTime, endTime },
  });
  const { errors } = formState;
  const change = useChangeHours(slot.id);
  // The promise also resolves after hours of another day have moved to their place in the list.
  const submit = (body: ChangeAvailabilityBody) =>
    change.mutateAsync(body).then(
      (saved) => {
        toast({
          title: 'Availability changed',
          description: `Every ${weekdayName(saved.dayOfWeek)} ${hoursText(saved)}. Booked sessions are not affected.`,
          variant: 'success',
        });
        onClose();
      },
      (error: Error) => {
        showIssues(error, FIELDS, setError);
        toast({ title: 'Availability not changed', description: messageOf(error), variant: 'destructive' });
      },
    );
  return (
    <form
      noValidate
      aria-label={`Change ${weekdayName(dayOfWeek)} ${hoursText(slot)}`}
      onSubmit={handleSubmit(submit)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="grid gap-3 py-2"
    >
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label="Day" className="col-span-2" error={errors.dayOfWeek?.message}>
          <Select autoFocus {...register('dayOfWeek', { valueAsNumber: true })}>
            {weekdays().map((day) => (
              <option key={day} value={day}>
                {weekdayName(day)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="From" error={errors.startTime?.message}>
          <TimeSelect
            times={withTime(START_TIMES, startTime)}
            {...register('startTime', { deps: ['endTime'] })}
          />
        </Field>
        <Field label="To" error={errors.endTime?.message}>
          <TimeSelect times={withTime(END_TIMES, endTime)} {...register('endTime')} />
        </Field>
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={change.isPending}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Hours set through the API may begin or end between the half hours. */
const withTime = (times: readonly string[], time: string): string[] =>
  [...new Set([...times, time])].toSorted();
