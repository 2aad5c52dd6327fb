import type { MentorCalendar } from '@waymark/contracts/scheduling/calendar';
import { type FormEvent, useState } from 'react';
import { browserZone, zoneLabel } from '../../lib/zones.ts';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { useSetSettings } from './use-calendar.ts';
import { ZoneInput, zoneFault } from './zone-input.tsx';

type Choice = readonly [value: number, words: string];
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

/** Zone, notice and how far ahead: what all hours have in common. */
export function SettingsForm({ settings }: { settings: MentorCalendar['settings'] }) {
  const [timezone, setZone] = useState(settings.timezone ?? browserZone());
  const [notice, setNotice] = useState(settings.minNoticeMinutes);
  const [days, setDays] = useState(settings.bookingWindowDays);
  const save = useSetSettings();
  const badZone = zoneFault(timezone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (badZone || save.isPending) return;
    // Not by mutate's own callbacks: by then the form stands anew, with the settings that were saved.
    void save.mutateAsync({ timezone, minNoticeMinutes: notice, bookingWindowDays: days }).then(
      () =>
        toast({
          title: 'Settings saved',
          description: `Your calendar is in ${zoneLabel(timezone)}.`,
          variant: 'success',
        }),
      (error) =>
        toast({ title: 'Settings not saved', description: messageOf(error), variant: 'destructive' }),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4" aria-label="Booking settings">
      <Field
        label="Time zone"
        error={badZone}
        hint="Type a city. Your hours keep their wall time in the zone you choose; booked sessions do not move."
      >
        <ZoneInput value={timezone} onChange={setZone} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Minimum notice" hint="How long before its start a session can still be booked.">
          <Choose choices={NOTICES} value={notice} unit="minutes" onChange={setNotice} />
        </Field>
        <Field label="Booking window" hint="How far ahead people can book.">
          <Choose choices={WINDOWS} value={days} unit="days" onChange={setDays} />
        </Field>
      </div>
      <Button type="submit" loading={save.isPending} className="justify-self-start">
        Save settings
      </Button>
    </form>
  );
}

interface ChooseProps {
  choices: readonly Choice[];
  value: number;
  unit: string;
  onChange: (value: number) => void;
}

/** A value that is none of the usual ones (set by another way) is offered, too: it must not change unasked. */
function Choose({ choices, value, unit, onChange }: ChooseProps) {
  const known = choices.some(([each]) => each === value);
  return (
    <Select value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {!known && (
        <option value={value}>
          {value} {unit}
        </option>
      )}
      {choices.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </Select>
  );
}
