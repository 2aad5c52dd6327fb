import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Step } from '@waymark/contracts/roadmaps/http';
import type { StepReminder } from '@waymark/contracts/roadmaps/own-steps';
import { addDays } from '@waymark/kernel/time-zone';
import { CalendarPlus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, call } from '#lib/api.ts';
import { serverNow } from '#lib/server-clock.ts';
import { browserZone, dateIn, formatInZone, zoneLabel } from '#lib/zones.ts';
import { Button, buttonStyle } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { cacheReminder } from './use-own-steps.ts';

interface ReminderDialogProps {
  user: User;
  roadmapId: string;
  step: Step;
  reminder: StepReminder | undefined;
  onClose: () => void;
}

/** Sets, changes or removes the reminder of a step. */
export default function ReminderDialog({ user, roadmapId, step, reminder, onClose }: ReminderDialogProps) {
  const form = useId();
  const timeZone = browserZone();
  const today = dateIn(timeZone, serverNow());
  const [when, setWhen] = useState(
    () => whenOf(reminder, timeZone) ?? { date: addDays(today, 1), time: '09:00' },
  );
  const { save, remove } = useReminder({ user, roadmapId, step });
  const issue = (field: string) =>
    save.error instanceof ApiError
      ? save.error.issues.find(({ path }) => path.at(-1) === field)?.message
      : undefined;
  const change = (part: Partial<typeof when>) => {
    save.reset();
    setWhen({ ...when, ...part });
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ ...when, timeZone }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reminder ? 'Change the reminder' : 'Set a reminder'}
      description={step.title}
      footer={
        <>
          {reminder && (
            <Button
              variant="ghost"
              className="mr-auto"
              loading={remove.isPending}
              onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
            >
              Remove
            </Button>
          )}
          <Button type="submit" form={form} variant="primary" loading={save.isPending}>
            Save reminder
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Day" error={issue('date')} required>
            <Input
              type="date"
              min={today}
              max={addDays(today, 366)}
              value={when.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          </Field>
          <Field label="Time" error={issue('time')} required>
            <Input type="time" value={when.time} onChange={(event) => change({ time: event.target.value })} />
          </Field>
        </div>
        <p className="text-sm text-muted">
          In your time zone, {zoneLabel(timeZone, serverNow())}. You get a mail and a notice here. Completing
          the step removes the reminder.
        </p>
        {reminder && <CalendarFile roadmapId={roadmapId} stepId={step.id} />}
      </form>
    </Dialog>
  );
}

function CalendarFile({ roadmapId, stepId }: { roadmapId: string; stepId: string }) {
  return (
    <p>
      <a
        href={`/api/roadmaps/${roadmapId}/steps/${stepId}/reminder.ics`}
        download
        className={buttonStyle({ size: 'sm' })}
      >
        <CalendarPlus aria-hidden="true" className="size-4" />
        Add it to your calendar
      </a>
    </p>
  );
}

/** As it was set, unless the reader's zone has changed since. */
function whenOf(reminder: StepReminder | undefined, zone: string): { date: string; time: string } | null {
  if (!reminder) return null;
  if (reminder.timeZone === zone) return { date: reminder.date, time: reminder.time };
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone });
  return { date: dateIn(zone, reminder.at), time: time.format(new Date(reminder.at)) };
}

type When = Pick<StepReminder, 'date' | 'time' | 'timeZone'>;

function useReminder({ user, roadmapId, step }: Pick<ReminderDialogProps, 'user' | 'roadmapId' | 'step'>) {
  const client = useQueryClient();
  const of = { userId: user.id, roadmapId, stepId: step.id };
  const params = { id: roadmapId, stepId: step.id };
  const save = useMutation({
    mutationFn: (body: When) => call('PUT /api/roadmaps/{id}/steps/{stepId}/reminder', { params, body }),
    onSuccess: (saved) => {
      cacheReminder(client, of, saved);
      // It also follows the roadmap.
      void client.invalidateQueries({ queryKey: ['progress', user.id, roadmapId] });
      toast({
        title: 'Reminder set',
        description: formatInZone(saved.at, saved.timeZone, 'moment'),
        variant: 'success',
      });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.issues.length > 0)) toastError('Error', error);
    },
  });
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/roadmaps/{id}/steps/{stepId}/reminder', { params }),
    onSuccess: () => {
      cacheReminder(client, of, null);
      toast({ title: 'Reminder removed' });
    },
    onError: (error) => toastError('Error', error),
  });
  return { save, remove };
}
