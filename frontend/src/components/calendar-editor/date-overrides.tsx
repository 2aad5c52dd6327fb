import type { AddOverrideBody, DateOverride } from '@waymark/contracts/scheduling/calendar';
import { Trash2 } from 'lucide-react';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { browserZone, dateIn, formatDateOnly } from '../../lib/zones.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { toast } from '../ui/toast.ts';
import { TimeSelect } from './add-hours.tsx';
import { END_TIMES, hoursFault, START_TIMES } from './times.ts';
import { useAddOverride, useRemoveOverride } from './use-calendar.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const longDate = (date: string): string =>
  formatDateOnly(date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
const hours = ({ startTime, endTime }: { startTime: string | null; endTime: string | null }): string =>
  `${startTime}–${endTime}`;

/** Days on which the week is not as usual: closed, or with hours of their own. Those that are over are not listed. */
export function DateOverrides({
  overrides,
  timezone,
}: {
  overrides: DateOverride[];
  timezone: string | null;
}) {
  const list = useRef<HTMLUListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const today = dateIn(timezone ?? browserZone(), Date.now());
  const coming = overrides
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`));
  const onRemoving = useFocusAfterRemoval(coming.length, list, form);
  return (
    <div className="grid gap-5">
      <AddOverride today={today} form={form} />
      {coming.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Days that differ"
          className="divide-y divide-line border-y border-line"
        >
          {coming.map((override) => (
            <Row key={override.id} override={override} onRemoving={onRemoving} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AddOverride({ today, form }: { today: string; form: Ref<HTMLFormElement> }) {
  const [kind, setKind] = useState<DateOverride['kind']>('closed');
  const [date, setDate] = useState('');
  const [startTime, setStart] = useState('09:00');
  const [endTime, setEnd] = useState('12:00');
  const [tried, setTried] = useState(false);
  const add = useAddOverride();
  const fault = kind === 'extra' ? hoursFault(startTime, endTime) : undefined;
  const noDate = date < today ? 'Choose today or a day after it.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault || noDate || add.isPending) return;
    const body: AddOverrideBody =
      kind === 'closed' ? { kind, date } : { kind: 'extra', date, startTime, endTime };
    add.mutate(body, {
      onSuccess: () => {
        setTried(false);
        setDate('');
        toast({
          title: kind === 'closed' ? 'Day closed' : 'Extra hours added',
          description: `${longDate(date)}${kind === 'closed' ? '. Sessions already booked on it are not affected.' : ` ${startTime}–${endTime}.`}`,
          variant: 'success',
        });
      },
      onError: (error) =>
        toast({ title: 'That day was not saved', description: messageOf(error), variant: 'destructive' }),
    });
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      className="grid gap-4"
      aria-label="Add a day that differs"
    >
      <SegmentedControl
        label="What is different"
        value={kind}
        onChange={setKind}
        className="justify-self-start"
        segments={[
          { value: 'closed', label: 'Closed' },
          { value: 'extra', label: 'Extra hours' },
        ]}
      />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-[1.4fr_1fr_1fr]">
        <Field label="Date" className="max-sm:col-span-2" error={tried ? noDate : undefined}>
          <Input
            type="date"
            min={today}
            max="2199-12-31"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </Field>
        {kind === 'extra' && (
          <>
            <Field label="From">
              <TimeSelect times={START_TIMES} value={startTime} onChange={setStart} />
            </Field>
            <Field label="To" error={fault}>
              <TimeSelect times={END_TIMES} value={endTime} onChange={setEnd} />
            </Field>
          </>
        )}
      </div>
      <Button type="submit" loading={add.isPending} className="justify-self-start">
        {kind === 'closed' ? 'Close this day' : 'Add extra hours'}
      </Button>
    </form>
  );
}

function Row({ override, onRemoving }: { override: DateOverride; onRemoving: (is: boolean) => void }) {
  const remove = useRemoveOverride();
  const closed = override.kind === 'closed';
  const date = longDate(override.date);
  // Not by mutate's own callbacks: by then this row is gone.
  const onRemove = () => {
    onRemoving(true);
    void remove.mutateAsync(override.id).then(
      () =>
        toast({ title: 'Back to the usual week', description: `${date} follows your weekly hours again.` }),
      (error) => {
        onRemoving(false);
        toast({ title: 'That day was not removed', description: messageOf(error), variant: 'destructive' });
      },
    );
  };
  return (
    <li className="tabular flex min-h-13 items-center gap-x-3 py-1">
      <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm font-semibold">{date}</span>
        <Badge tone={closed ? 'amber' : 'moss'}>{closed ? 'Closed' : `Extra ${hours(override)}`}</Badge>
      </span>
      <Button
        variant="ghost"
        size="icon"
        className="size-10"
        aria-label={`Remove ${date}, ${closed ? 'closed' : hours(override)}`}
        loading={remove.isPending}
        onClick={onRemove}
      >
        {!remove.isPending && <Trash2 aria-hidden="true" className="size-4.5 text-muted" />}
      </Button>
    </li>
  );
}
