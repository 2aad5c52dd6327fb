import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Hold } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { call } from '../../lib/api.ts';
import { formatDuration } from '../../lib/format.ts';
import { formatMoney } from '../../lib/money.ts';
import { useNow } from '../../lib/use-now.ts';
import { browserZone, timeInBothZones } from '../../lib/zones.ts';
import { Button } from '../../shared/ui/button.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { toastError } from '../../shared/ui/toast-error.ts';
import { invalidateSessions, useHolds } from './api/use-sessions.ts';
import { invalidateSlots } from './api/use-slots.ts';
import { PaymentFailed } from './payment-failed.tsx';
import { type PaymentProgress, useSchedulingPage } from './scheduling-context.ts';
import { firstName } from './texts.ts';
import { useLateOutcome } from './use-late-outcome.ts';

/** Lists the slots that are held until they are paid. */
export function HoldsBanner({ isChecking }: { isChecking: boolean }) {
  const { payingFor, paymentProgress } = useSchedulingPage();
  const holds = (useHolds().data ?? []).filter(({ id }) => id !== payingFor);
  return (
    <div className="grid gap-3 not-empty:mt-6">
      {isChecking && (
        // Visually hidden if a banner below shows the same, so that the page does not shift afterwards.
        <p role="status" className={holds.length > 0 ? 'sr-only' : 'rounded-card bg-sunken p-4'}>
          Checking your payment…
        </p>
      )}
      {holds.map((hold) => (
        // After the return from a bank, the session of the payment is unknown until the check is done.
        <HoldBanner
          key={hold.id}
          hold={hold}
          progress={paymentProgress.get(hold.id)}
          isChecking={isChecking}
        />
      ))}
    </div>
  );
}

const NEXT_STEPS = 'You can try again, with another card if you like, or release the time.';

interface HoldBannerProps {
  hold: Hold;
  progress: PaymentProgress | undefined;
  isChecking: boolean;
}

function HoldBanner({ hold, progress, isChecking }: HoldBannerProps) {
  const client = useQueryClient();
  const { pay, onLateOutcome } = useSchedulingPage();
  const isUnderWay = isChecking || progress?.state === 'processing';
  const failure = progress?.state === 'failed' ? progress : null;
  useLateOutcome(
    progress?.state === 'processing' ? progress.paymentIntentId : null,
    hold.expiresAt,
    onLateOutcome,
  );
  const seconds = Math.ceil((Date.parse(hold.expiresAt) - useNow(1_000)) / 1_000);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) void invalidateSessions(client);
  }, [isOver, client]);
  const when = timeInBothZones(
    hold.sessionDate,
    browserZone(),
    hold.mentorTimezone,
    firstName(hold.mentor.name),
  );
  const refresh = () => Promise.all([invalidateSessions(client), invalidateSlots(client, hold.mentor.id)]);

  const resume = useMutation({
    mutationFn: () => call('POST /api/sessions/holds/{id}/pay', { params: { id: hold.id } }),
    onSuccess: (intent) =>
      pay({
        intent,
        title: `Session with ${hold.mentor.name}`,
        description: `${hold.duration} minutes, ${when}`,
      }),
    onError: async (error) => {
      toastError('Failed to create payment', error);
      await refresh();
    },
  });
  const release = useMutation({
    mutationFn: () => call('POST /api/sessions/holds/{id}/release', { params: { id: hold.id } }),
    // Does not claim that nothing was paid: it may have been paid in another tab.
    onSuccess: () => toast({ title: 'Time released', description: 'Others can book it again.' }),
    onError: (error) => toastError('The time could not be released', error),
    onSettled: refresh,
  });
  if (isOver) return null;
  const amount = formatMoney(hold.price, hold.currency);
  return (
    <section
      aria-label={`${isUnderWay ? 'Being paid' : 'Held for you'}: session with ${hold.mentor.name}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-amber bg-amber-soft p-4 text-ink"
    >
      <Hourglass aria-hidden="true" className="mt-1 size-5 shrink-0 self-start" />
      <div className="grow basis-64">
        {failure && <PaymentFailed reason={failure.reason} next={NEXT_STEPS} />}
        <p className={clsx('font-semibold', failure && 'mt-2')}>
          {isUnderWay ? (
            `Your payment for a session with ${hold.mentor.name} is being checked.`
          ) : (
            <HeldFor name={hold.mentor.name} seconds={seconds} />
          )}
        </p>
        <p className="tabular text-sm">
          {when}. {amount}
          {isUnderWay ? '. You do not need to do anything.' : ', not paid yet.'}
        </p>
      </div>
      {!isUnderWay && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" loading={resume.isPending} onClick={() => resume.mutate()}>
            {failure ? 'Try again' : 'Continue payment'}
          </Button>
          <Button size="sm" loading={release.isPending} onClick={() => release.mutate()}>
            Release it
          </Button>
        </div>
      )}
    </section>
  );
}

function HeldFor({ name, seconds }: { name: string; seconds: number }) {
  return (
    <>
      A session with {name} is held for you for{' '}
      <span role="timer" className="tabular">
        {formatDuration(seconds)}
      </span>
      .
    </>
  );
}
