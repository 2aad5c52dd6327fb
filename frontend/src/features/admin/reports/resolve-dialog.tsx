import type { Report } from '@waymark/contracts/identity/reports';
import { TextLink } from '#shared/ui/link.tsx';
import { type Outcome, OutcomeDialog } from './outcome-dialog.tsx';
import { type ReportAction, useResolveReport } from './use-reports.ts';

const outcomes: Record<ReportAction, Outcome> = {
  dismiss: { label: 'Dismiss: it may stay' },
  hide: {
    label: 'Hide the roadmap',
    letter: {
      label: 'Reason for the mentor',
      hint: 'They get it by email. Only they and the admins can see the roadmap until it is restored.',
    },
    destructive: true,
  },
  suspend: {
    label: 'Suspend the mentor',
    letter: {
      label: 'Reason for the mentor',
      hint: 'They get it by email and are logged out everywhere. Sessions they were going to give are refunded.',
    },
    destructive: true,
  },
  write: {
    label: 'Write to the mentor',
    letter: { label: 'Message', hint: 'They get it as a notification and an email. The roadmap stays.' },
  },
  acted: { label: 'We acted on it elsewhere' },
};

/** A review is not written by the mentor it is about, so nothing is done to the mentor for it. */
const offeredFor = ({ type }: Report['target']): ReportAction[] => {
  if (type === 'review') return ['dismiss', 'acted'];
  return ['dismiss', ...(type === 'roadmap' ? (['hide'] as const) : []), 'write', 'suspend', 'acted'];
};

export function ResolveDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { target, text } = report;
  const resolve = useResolveReport(report, onClose);
  return (
    <OutcomeDialog
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
      outcomes={outcomes}
      offered={offeredFor(target)}
      pending={resolve.isPending}
      error={resolve.error}
      onConfirm={(resolution) => resolve.mutate(resolution)}
      onClose={onClose}
    />
  );
}
