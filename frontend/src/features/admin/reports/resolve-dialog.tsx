import type { Report } from '@waymark/contracts/identity/reports';
import { useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Select, Textarea } from '#shared/ui/input.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { type ReportAction, useResolveReport } from './use-reports.ts';

const names: Record<ReportAction, string> = {
  dismiss: 'Dismiss: it may stay',
  hide: 'Hide the roadmap',
  suspend: 'Suspend the mentor',
  write: 'Write to the mentor',
  acted: 'We acted on it elsewhere',
};

/** A review is not written by the mentor it is about, so nothing is done to the mentor for it. */
const actionsOf = ({ type }: Report['target']): ReportAction[] => {
  if (type === 'review') return ['dismiss', 'acted'];
  return ['dismiss', ...(type === 'roadmap' ? (['hide'] as const) : []), 'write', 'suspend', 'acted'];
};

/** What the mentor reads, by action. */
const letters: Partial<Record<ReportAction, { label: string; hint: string }>> = {
  hide: {
    label: 'Reason for the mentor',
    hint: 'They get it by email. Only they and the admins can see the roadmap until it is restored.',
  },
  suspend: {
    label: 'Reason for the mentor',
    hint: 'They get it by email and are logged out everywhere. Sessions they were going to give are refunded.',
  },
  write: { label: 'Message', hint: 'They get it as a notification and an email. The roadmap stays.' },
};
const MIN = 3;

/** Decides a report, and does in the same step what follows from it. */
export function ResolveDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { target, text } = report;
  const [action, setAction] = useState<ReportAction>('dismiss');
  const [letter, setLetter] = useState('');
  const [isMissing, setMissing] = useState(false);
  const resolve = useResolveReport(report, onClose);
  const asked = letters[action];
  const confirm = (note: string) => {
    const isShort = asked !== undefined && letter.trim().length < MIN;
    setMissing(isShort);
    if (!isShort) resolve.mutate({ action, letter: letter.trim(), note });
  };
  return (
    <ReasonDialog
      title={`Resolve the report of ${target.name}`}
      description={
        <>
          {text && (
            <span dir="auto" className="mb-2 block whitespace-pre-line">
              “{text}”
            </span>
          )}
          <TextLink to={target.link}>Open it</TextLink>. Whoever reported it learns the outcome.
        </>
      }
      label="Note"
      hint="For admins only. It stays in the audit."
      confirmLabel="Resolve"
      destructive={action === 'hide' || action === 'suspend'}
      pending={resolve.isPending}
      error={resolve.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field label="Outcome">
        <Select value={action} onChange={(event) => setAction(event.target.value as ReportAction)}>
          {actionsOf(target).map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </Select>
      </Field>
      {asked && (
        <Field
          label={asked.label}
          hint={asked.hint}
          required
          error={isMissing ? 'Please write what the mentor reads.' : undefined}
        >
          <Textarea
            rows={3}
            maxLength={1_000}
            value={letter}
            onChange={(event) => setLetter(event.target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
