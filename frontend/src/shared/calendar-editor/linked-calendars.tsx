import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type CalendarConflict,
  LinkCalendarBody,
  type LinkedCalendar,
  type LinkFailure,
  MAX_LINKED_CALENDARS,
} from '@waymark/contracts/scheduling/linked-calendars';
import { Trash2, TriangleAlert } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { formatRelative } from '../../lib/format.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { browserZone, formatRangeInZone } from '../../lib/zones.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { TextLink } from '../ui/link.tsx';
import { QueryError } from '../ui/query-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { toastError } from '../ui/toast-error.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import { useLinkCalendar, useLinkedCalendars, useUnlinkCalendar } from './use-linked-calendars.ts';

/** What the mentor can do about it. */
const FAILURES: Record<LinkFailure, string> = {
  unreachable: 'Its server does not respond. We try again every hour.',
  'inner-address':
    'This address cannot be reached from the internet. Link the public address of the calendar.',
  login: 'It needs a login. Link the secret address of the calendar, which works without one.',
  'not-found': 'There is no calendar at this address any more. If it was renewed, link the new one.',
  server: 'Its server reported an error. We try again every hour.',
  'too-large': 'It is too large to be read. Link a smaller calendar.',
  'not-a-calendar':
    'There is no calendar at this address. It must end in a file in the iCalendar format, often .ics.',
};

/** Calendars elsewhere whose busy times cannot be booked, and the sessions that collide with them. */
export function LinkedCalendars({ zone }: { zone: string | null }) {
  const linked = useLinkedCalendars();
  const list = useRef<HTMLUListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const onRemoving = useFocusAfterRemoval(linked.data?.calendars.length ?? 0, list, form);
  if (linked.isPending) return <Skeleton className="h-24" />;
  if (!linked.data) return <QueryError query={linked} title="Your other calendars did not load" />;
  const { calendars, conflicts } = linked.data;
  return (
    <div className="grid gap-5">
      <Conflicts conflicts={conflicts} zone={zone ?? browserZone()} />
      {calendars.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label="Linked calendars"
          className="divide-y divide-line border-y border-line"
        >
          {calendars.map((calendar) => (
            <Row key={calendar.id} calendar={calendar} onRemoving={onRemoving} />
          ))}
        </ul>
      )}
      {calendars.length < MAX_LINKED_CALENDARS ? (
        <LinkForm form={form} />
      ) : (
        <p className="text-sm text-muted">
          You have linked {MAX_LINKED_CALENDARS} calendars. To link another one, remove one first.
        </p>
      )}
    </div>
  );
}

function LinkForm({ form }: { form: Ref<HTMLFormElement> }) {
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: standardSchemaResolver(LinkCalendarBody),
    defaultValues: { address: '' },
  });
  const link = useLinkCalendar();
  const submit = ({ address }: LinkCalendarBody) =>
    link.mutate(address, {
      onSuccess: () => {
        reset();
        toast({
          title: 'Calendar linked',
          description: 'Its busy times are read now, and every 15 minutes from then on.',
          variant: 'success',
        });
      },
      onError: (error) => {
        showIssues(error, ['address'], setError);
        toastError('The calendar was not linked', error);
      },
    });
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={handleSubmit(submit)}
      className="grid gap-4"
      aria-label="Link a calendar"
    >
      <Field
        label="Address of a calendar"
        error={formState.errors.address?.message}
        hint="In Google Calendar “Secret address in iCal format”, in Outlook “Publish a calendar”, in iCloud “Public Calendar”."
      >
        <Input
          type="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          {...register('address')}
        />
      </Field>
      <Button type="submit" loading={link.isPending} className="justify-self-start">
        Link calendar
      </Button>
    </form>
  );
}

function Row({ calendar, onRemoving }: { calendar: LinkedCalendar; onRemoving: (is: boolean) => void }) {
  const { id, label, checkedAt, readAt, failure } = calendar;
  const unlink = useUnlinkCalendar();
  // Not by callbacks of mutate, which are dropped when this row unmounts.
  const onRemove = () => {
    onRemoving(true);
    void unlink.mutateAsync(id).then(
      () => toast({ title: 'Calendar removed', description: 'Its busy times can be booked again.' }),
      (error) => {
        onRemoving(false);
        toastError('The calendar was not removed', error);
      },
    );
  };
  return (
    <li className="flex min-h-13 items-center gap-x-3 py-2">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere text-sm font-semibold">{label}</p>
        <p role="status" className="text-sm text-muted">
          {checkedAt === null && 'Reading it for the first time…'}
          {failure && <span className="text-amber">{FAILURES[failure]} </span>}
          {readAt && `Last read ${formatRelative(readAt)}.`}
        </p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        className="size-10 shrink-0"
        aria-label={`Remove ${label}`}
        loading={unlink.isPending}
        onClick={onRemove}
      >
        {!unlink.isPending && <Trash2 aria-hidden="true" className="size-4.5 text-muted" />}
      </Button>
    </li>
  );
}

function Conflicts({ conflicts, zone }: { conflicts: CalendarConflict[]; zone: string }) {
  if (conflicts.length === 0) return null;
  return (
    <div role="status" className="rounded-card border border-line bg-amber-soft px-4 py-3">
      <p className="flex items-start gap-3 font-semibold text-amber">
        <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
        You have something else planned during {conflicts.length === 1 ? 'a session' : 'these sessions'}:
      </p>
      <ul className="mt-2 grid gap-1 pl-8">
        {conflicts.map(({ sessionId, with: learner, start, end }) => (
          <li key={sessionId} className="tabular text-sm">
            <TextLink to={`/scheduling?session=${sessionId}`}>{formatRangeInZone(start, end, zone)}</TextLink>{' '}
            with <bdi>{learner}</bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2 pl-8 text-sm text-muted">
        The sessions stay booked. Propose another time for a session, or move what you planned.
      </p>
    </div>
  );
}
