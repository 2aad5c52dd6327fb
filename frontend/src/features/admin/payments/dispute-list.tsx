import type { Dispute, DisputeStatus, FraudWarning } from '@waymark/contracts/payments/disputes';
import { useState } from 'react';
import { formatRelative } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';

const statuses: Record<DisputeStatus, { label: string; tone: Tone }> = {
  needs_response: { label: 'Needs a response', tone: 'berry' },
  under_review: { label: 'Under review', tone: 'amber' },
  won: { label: 'Won', tone: 'moss' },
  lost: { label: 'Lost', tone: 'neutral' },
  prevented: { label: 'Prevented', tone: 'neutral' },
  warning_needs_response: { label: 'Inquiry, needs a response', tone: 'berry' },
  warning_under_review: { label: 'Inquiry under review', tone: 'amber' },
  warning_closed: { label: 'Inquiry closed', tone: 'neutral' },
};

/** Disputes and warnings of banks about payments. */
export function DisputeList({ disputes, warnings }: { disputes: Dispute[]; warnings: FraudWarning[] }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-labelledby="disputes">
      <h2 id="disputes" className="mt-10 text-2xl">
        Disputes
      </h2>
      {disputes.length + warnings.length === 0 ? (
        <p className="mt-2 text-muted">No bank has disputed a payment.</p>
      ) : (
        <ul className="mt-4 grid gap-3">
          {disputes.map((dispute) => (
            <li key={dispute.id} className="rounded-card border border-line bg-raised p-4 sm:p-5">
              <DisputeItem dispute={dispute} onEvidence={() => setOpen(dispute.id)} />
            </li>
          ))}
          {warnings.map((warning) => (
            <li key={warning.id} className="rounded-card border border-line bg-raised p-4 sm:p-5">
              <WarningItem warning={warning} />
            </li>
          ))}
        </ul>
      )}
      {open && <EvidenceDialog id={open} onClose={() => setOpen(null)} />}
    </section>
  );
}

function DisputeItem({ dispute, onEvidence }: { dispute: Dispute; onEvidence: () => void }) {
  const { amount, currency, status, reason, openedAt, respondBy, closedAt, sessionId } = dispute;
  const name = `Dispute over ${formatMoney(amount, currency)}`;
  const { label, tone } = statuses[status];
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start sm:gap-6">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          <span className="tabular">{name}</span>
          <Badge className="font-sans" tone={tone}>
            {label}
          </Badge>
        </h3>
        <p dir="auto" className="mt-1 wrap-anywhere">
          {reason.replaceAll('_', ' ')}. {moneyText(dispute)}
        </p>
        <p className="mt-1 text-sm text-muted">
          {[
            `Opened ${formatRelative(openedAt)}`,
            ...(closedAt ? [`decided ${formatRelative(closedAt)}`] : []),
            ...(respondBy && !closedAt ? [`respond at the provider by ${formatDay(respondBy)}`] : []),
            `user ${dispute.payerId}`,
            `mentor ${dispute.mentorId}`,
          ].join(' · ')}
        </p>
        <p dir="auto" className="mt-1 text-xs wrap-anywhere text-muted">
          session <code>{sessionId}</code>
        </p>
      </div>
      <Button size="sm" className="justify-self-start" aria-label={`Evidence: ${name}`} onClick={onEvidence}>
        Evidence
      </Button>
    </div>
  );
}

function WarningItem({ warning }: { warning: FraudWarning }) {
  const { amount, currency, reason, createdAt, payerId, sessionId } = warning;
  return (
    <>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <span className="tabular">Payment of {formatMoney(amount, currency)}</span>
        <Badge className="font-sans" tone="amber">
          Fraud warning
        </Badge>
      </h3>
      <p dir="auto" className="mt-1 wrap-anywhere">
        {reason.replaceAll('_', ' ')}
      </p>
      <p className="mt-1 text-sm text-muted">
        Reported {formatRelative(createdAt)} · user {payerId}
      </p>
      <p dir="auto" className="mt-1 text-xs wrap-anywhere text-muted">
        session <code>{sessionId}</code>
      </p>
    </>
  );
}

function moneyText({ isWithdrawn, isReinstated, status }: Dispute): string {
  if (isReinstated) return 'The provider has returned the money to us.';
  if (!isWithdrawn) return 'The provider has not taken the money.';
  return status === 'lost' ? 'The payer has the money back.' : 'The provider holds the money.';
}

const formatDay = (at: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(new Date(at));
