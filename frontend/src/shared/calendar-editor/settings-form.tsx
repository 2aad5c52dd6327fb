import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CalendarSettings, type MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../lib/show-issues.ts';
import { browserZone, zoneLabel } from '../../lib/zones.ts';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { useSetSettings } from './use-calendar.ts';
import { ZoneInput } from './zone-input.tsx';

type Choice = readonly [value: number, label: string];
const NOTICES: readonly Choice[] = [
  [0, 'None'],
  [60, '1 hour'],
  [120, '2 hours'],
  [240, '4 hours'],
  [720, '12 hours'],
  [1_440, '1 day'],
  [2_880, '2 days'],
  [10_080, '7 days'],
  [20_160, '14 days'],
];
const WINDOWS: readonly Choice[] = [
  [7, '1 week'],
  [14, '2 weeks'],
  [30, '30 days'],
  [60, '60 days'],
  [90, '90 days'],
  [180, '180 days'],
  [365, '1 year'],
];

export function SettingsForm({ settings }: { settings: MentorCalendar['settings'] }) {
  const saved = { ...settings, timezone: settings.timezone ?? browserZone() };
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(CalendarSettings),
    mode: 'onChange',
    values: saved,
  });
  const { errors } = formState;
  const save = useSetSettings();
  const submit = (body: CalendarSettings) =>
    save.mutate(body, {
      onSuccess: () =>
        toast({
          title: 'Settings saved',
          description: `Your calendar is in ${zoneLabel(body.timezone)}.`,
          variant: 'success',
        }),
      onError: (error) => {
        showIssues(error, ['timezone', 'minNoticeMinutes', 'bookingWindowDays'], setError);
        toast({ title: 'Settings not saved', description: messageOf(error), variant: 'destructive' });
      },
    });
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4" aria-label="Booking settings">
      <Field
        label="Time zone"
        error={errors.timezone?.message}
        hint="Type a city. Your hours stay the same on the clock of the new zone; booked sessions do not move."
      >
        <ZoneInput {...register('timezone')} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Minimum notice"
          error={errors.minNoticeMinutes?.message}
          hint="How long before its start a session can still be booked."
        >
          <Choose
            choices={NOTICES}
            saved={saved.minNoticeMinutes}
            unit="minutes"
            {...register('minNoticeMinutes', { valueAsNumber: true })}
          />
        </Field>
        <Field
          label="Booking window"
          error={errors.bookingWindowDays?.message}
          hint="How far ahead people can book."
        >
          <Choose
            choices={WINDOWS}
            saved={saved.bookingWindowDays}
            unit="days"
            {...register('bookingWindowDays', { valueAsNumber: true })}
          />
        </Field>
      </div>
      <Button type="submit" loading={save.isPending} className="justify-self-start">
        Save settings
      </Button>
    </form>
  );
}

interface ChooseProps extends ComponentProps<'select'> {
  choices: readonly Choice[];
  saved: number;
  unit: string;
}

/** Also offers a saved value that is none of the usual ones, so that saving does not change it. */
function Choose({ choices, saved, unit, ...rest }: ChooseProps) {
  const isUsual = choices.some(([value]) => value === saved);
  return (
    <Select {...rest}>
      {!isUsual && (
        <option value={saved}>
          {saved} {unit}
        </option>
      )}
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
