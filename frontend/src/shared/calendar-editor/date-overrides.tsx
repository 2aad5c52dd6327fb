import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { AddOverrideBody, type DateOverride } from '@waymark/contracts/scheduling/calendar';
import { Trash2 } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../lib/show-issues.ts';
import { browserZone, dateIn, formatDateOnly } from '../../lib/zones.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { messageOf } from '../ui/error-state.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { toast } from '../ui/toast.ts';
import { TimeSelect } from './add-hours.tsx';
import { END_TIMES, hoursText, START_TIMES } from './times.ts';
import { useAddOverride, useRemoveOverride } from './use-calendar.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

/** “Mon, 4 January 2027”, or the first and the last day. */
const daysText = ({ date, lastDate }: { date: string; lastDate?: string | null }): string =>
  lastDate && lastDate !== date ? `${longDate(date)} to ${longDate(lastDate)}` : longDate(date);
const longDate = (date: string): string =>
  formatDateOnly(date, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
const hours = ({ startTime, endTime }: { startTime: string | null; endTime: string | null }): string =>
  startTime && endTime ? hoursText({ startTime, endTime }) : '';

/** Dates that differ from the usual week: closed, or with extra hours. Past dates are not listed. */
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
    .filter(({ date, lastDate }) => (lastDate ?? date) >= today)
    .toSorted((a, b) => `${a.date} ${a.startTime}`.localeCompare(`${b.date} ${b.startTime}`));
  const onRemoving = useFocusAfterRemoval(coming.length, list, form);
  return (
    <div className="grid gap-5">
      <AddOverride today={today} form={form} />
      {coming.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Exceptions"
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

interface OverrideFields extends Record<'date' | 'startTime' | 'endTime', string> {
  kind: DateOverride['kind'];
  /** Undefined while empty. */
  lastDate: string | undefined;
}

function AddOverride({ today, form }: { today: string; form: Ref<HTMLFormElement> }) {
  const fields = useForm<OverrideFields, unknown, AddOverrideBody>({
    resolver: standardSchemaResolver(
      AddOverrideBody.refine(({ date }) => date >= today, { path: ['date'] }),
    ) as never,
    mode: 'onChange',
    defaultValues: { kind: 'closed', date: '', lastDate: undefined, startTime: '09:00', endTime: '12:00' },
  });
  const { register, watch, setValue } = fields;
  const { errors } = fields.formState;
  const kind = watch('kind');
  const add = useAddOverride();
  const submit = (body: AddOverrideBody) =>
    add.mutate(body, {
      onSuccess: () => {
        fields.reset({ ...fields.getValues(), date: '', lastDate: undefined });
        toast({
          title: body.kind === 'extra' ? 'Extra hours added' : body.lastDate ? 'Days closed' : 'Day closed',
          description:
            body.kind === 'closed'
              ? `${daysText(body)}. Sessions already booked then are not affected.`
              : `${longDate(body.date)} ${hours(body)}.`,
          variant: 'success',
        });
      },
      onError: (error) => {
        showIssues(error, ['date', 'lastDate', 'startTime', 'endTime'], fields.setError);
        toast({
          title: 'The exception was not saved',
          description: messageOf(error),
          variant: 'destructive',
        });
      },
    });
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={fields.handleSubmit(submit)}
      className="grid gap-4"
      aria-label="Add an exception"
    >
      <SegmentedControl
        label="What changes"
        value={kind}
        onChange={(next) => setValue('kind', next)}
        className="justify-self-start"
        segments={[
          { value: 'closed', label: 'Closed' },
          { value: 'extra', label: 'Extra hours' },
        ]}
      />
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-[1.4fr_1fr_1fr]">
        <Field
          label={kind === 'closed' ? 'First day' : 'Date'}
          className="max-sm:col-span-2"
          error={errors.date && 'Choose today or a later day.'}
        >
          <Input type="date" min={today} max="2199-12-31" {...register('date', { deps: ['lastDate'] })} />
        </Field>
        {kind === 'closed' && (
          <Field
            label="Last day"
            hint="Leave it empty for one day."
            className="max-sm:col-span-2"
            error={errors.lastDate?.message}
          >
            <Input
              type="date"
              min={watch('date') || today}
              max="2199-12-31"
              {...register('lastDate', { setValueAs: (value: string) => value || undefined })}
            />
          </Field>
        )}
        {kind === 'extra' && (
          <>
            <Field label="From" error={errors.startTime?.message}>
              <TimeSelect times={START_TIMES} {...register('startTime', { deps: ['endTime'] })} />
            </Field>
            <Field label="To" error={errors.endTime?.message}>
              <TimeSelect times={END_TIMES} {...register('endTime')} />
            </Field>
          </>
        )}
      </div>
      <Button type="submit" loading={add.isPending} className="justify-self-start">
        {kind === 'extra' ? 'Add extra hours' : watch('lastDate') ? 'Close these days' : 'Close this day'}
      </Button>
    </form>
  );
}

function Row({ override, onRemoving }: { override: DateOverride; onRemoving: (is: boolean) => void }) {
  const remove = useRemoveOverride();
  const closed = override.kind === 'closed';
  const date = daysText(override);
  // Not by callbacks of mutate, which are dropped when this row unmounts.
  const onRemove = () => {
    onRemoving(true);
    void remove.mutateAsync(override.id).then(
      () => toast({ title: 'Exception removed', description: `${date}: your weekly hours apply again.` }),
      (error) => {
        onRemoving(false);
        toast({
          title: 'The exception was not removed',
          description: messageOf(error),
          variant: 'destructive',
        });
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
