import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CalendarSettings, type MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import { MINUTES } from '@waymark/contracts/scheduling/constants';
import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../lib/show-issues.ts';
import { browserZone, zoneLabel } from '../../lib/zones.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
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
const BUFFERS: readonly Choice[] = [
  [0, 'None'],
  [5, '5 minutes'],
  [10, '10 minutes'],
  [15, '15 minutes'],
  [30, '30 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
];
const STARTS: readonly Choice[] = [
  [15, 'Every 15 minutes'],
  [30, 'Every 30 minutes'],
  [60, 'On the full hour'],
];
const limitsUpTo = (most: number): readonly Choice[] =>
  Array.from({ length: most }, (_, n) => [n + 1, `At most ${n + 1}`] as const);
const PER_DAY = limitsUpTo(12);
const PER_WEEK = limitsUpTo(40);

const FIELDS = Object.keys(CalendarSettings.shape) as (keyof CalendarSettings)[];
const asNumber = { valueAsNumber: true } as const;
const asLimit = { setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)) };

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
        showIssues(error, FIELDS, setError);
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
            {...register('minNoticeMinutes', asNumber)}
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
            {...register('bookingWindowDays', asNumber)}
          />
        </Field>
        <Field
          label="Free time before a session"
          error={errors.bufferBeforeMinutes?.message}
          hint="Nothing else of yours ends in these minutes."
        >
          <Choose
            choices={BUFFERS}
            saved={saved.bufferBeforeMinutes}
            unit="minutes"
            {...register('bufferBeforeMinutes', asNumber)}
          />
        </Field>
        <Field
          label="Free time after a session"
          error={errors.bufferAfterMinutes?.message}
          hint="Nothing else of yours begins in these minutes."
        >
          <Choose
            choices={BUFFERS}
            saved={saved.bufferAfterMinutes}
            unit="minutes"
            {...register('bufferAfterMinutes', asNumber)}
          />
        </Field>
        <Field label="Sessions a day" error={errors.maxPerDay?.message} hint="In your time zone.">
          <Choose
            choices={PER_DAY}
            saved={saved.maxPerDay}
            unit="a day"
            none="No limit"
            {...register('maxPerDay', asLimit)}
          />
        </Field>
        <Field label="Sessions a week" error={errors.maxPerWeek?.message} hint="From Monday to Sunday.">
          <Choose
            choices={PER_WEEK}
            saved={saved.maxPerWeek}
            unit="a week"
            none="No limit"
            {...register('maxPerWeek', asLimit)}
          />
        </Field>
        <Field
          label="Sessions can start"
          error={errors.startEveryMinutes?.message}
          hint="Half hours and intro calls. Sessions of an hour always start on the full hour."
        >
          <Choose
            choices={STARTS}
            saved={saved.startEveryMinutes}
            unit="minutes"
            {...register('startEveryMinutes', asNumber)}
          />
        </Field>
      </div>
      <Checkbox
        description={`${MINUTES.intro} minutes, free, once for each person who has had no session with you. If you cancel it, they can book another.`}
        {...register('offersIntro')}
      >
        Offer an intro call
      </Checkbox>
      <p className="text-sm text-muted">
        These rules are for new bookings and new times. Sessions that are already booked stay as they are.
      </p>
      <Button type="submit" loading={save.isPending} className="justify-self-start">
        Save settings
      </Button>
    </form>
  );
}

interface ChooseProps extends ComponentProps<'select'> {
  choices: readonly Choice[];
  saved: number | null;
  unit: string;
  /** The choice without a value. */
  none?: string;
}

/** Also offers a saved value that is none of the usual ones, so that saving does not change it. */
function Choose({ choices, saved, unit, none, ...rest }: ChooseProps) {
  const isUsual = saved === null || choices.some(([value]) => value === saved);
  return (
    <Select {...rest}>
      {none && <option value="">{none}</option>}
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
