import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resumePayment } from '@waymark/contracts/payments/routes';
import { releaseHold } from '@waymark/contracts/scheduling/routes';
import type { Hold } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { messageOf } from '../../components/ui/error-state.tsx';
import { toast } from '../../components/ui/toast.ts';
import { call } from '../../lib/api.ts';
import { formatDuration } from '../../lib/format.ts';
import { formatMoney } from '../../lib/money.ts';
import { useNow } from '../../lib/use-now.ts';
import { browserZone } from '../../lib/zones.ts';
import { lookAgain, useHolds } from './api/use-sessions.ts';
import { lookAgainAtSlots } from './api/use-slots.ts';
import { DidNotGoThrough } from './did-not-go-through.tsx';
import { type Standing, useSchedulingPage } from './paying.ts';
import { useLateOutcome } from './use-late-outcome.ts';
import { firstName, whenForBoth } from './words.ts';

/** Slots that are kept while their payment waits, found again after a reload. */
export function HoldsBanner({ isChecking }: { isChecking: boolean }) {
  const { payingFor, standings } = useSchedulingPage();
  const holds = (useHolds().data ?? []).filter(({ id }) => id !== payingFor);
  return (
    <div className="grid gap-3 not-empty:mt-6">
      {isChecking && (
        // A kept time says it itself: said once, nothing moves when the answer is there.
        <p role="status" className={holds.length > 0 ? 'sr-only' : 'rounded-card bg-sunken p-4'}>
          Looking up your payment…
        </p>
      )}
      {holds.map((hold) => (
        // Somebody is back from their bank: for which session is not known before it is known what became of it.
        <HoldBanner key={hold.id} hold={hold} standing={standings.get(hold.id)} isChecking={isChecking} />
      ))}
    </div>
  );
}

const TRY_OR_LET_GO = 'You can try again, with another card if you like, or release the time.';

interface HoldBannerProps {
  hold: Hold;
  standing: Standing | undefined;
  isChecking: boolean;
}

function HoldBanner({ hold, standing, isChecking }: HoldBannerProps) {
  const client = useQueryClient();
  const { pay, hearLate } = useSchedulingPage();
  const isUnderWay = isChecking || standing?.is === 'under-way';
  const refused = standing?.is === 'refused' ? standing : null;
  useLateOutcome(standing?.is === 'under-way' ? standing.paymentIntentId : null, hold.expiresAt, hearLate);
  const seconds = Math.ceil((Date.parse(hold.expiresAt) - useNow(1_000)) / 1_000);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) void lookAgain(client);
  }, [isOver, client]);
  const when = whenForBoth(hold.sessionDate, browserZone(), hold.mentorTimezone, firstName(hold.mentor.name));
  const again = () => Promise.all([lookAgain(client), lookAgainAtSlots(client, hold.mentor.id)]);

  const goOn = useMutation({
    mutationFn: () => call(resumePayment, { params: { id: hold.id } }),
    onSuccess: (intent) =>
      pay({
        intent,
        title: `Session with ${hold.mentor.name}`,
        description: `${hold.duration} minutes, ${when}`,
      }),
    onError: async (error) => {
      toast({ title: 'Failed to create payment', description: messageOf(error), variant: 'destructive' });
      await again();
    },
  });
  const letGo = useMutation({
    mutationFn: () => call(releaseHold, { params: { id: hold.id } }),
    // Whether it was paid in another tab is not known here.
    onSuccess: () => toast({ title: 'Time released', description: 'It is free for others again.' }),
    onError: (error) =>
      toast({
        title: 'The time could not be released',
        description: messageOf(error),
        variant: 'destructive',
      }),
    onSettled: again,
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
        {refused && <DidNotGoThrough why={refused.why} next={TRY_OR_LET_GO} />}
        <p className={clsx('font-semibold', refused && 'mt-2')}>
          {isUnderWay ? (
            `Your payment for a session with ${hold.mentor.name} is being looked up.`
          ) : (
            <HeldFor name={hold.mentor.name} seconds={seconds} />
          )}
        </p>
        <p className="tabular text-sm">
          {when}. {amount}
          {isUnderWay ? '. You need not do anything.' : ', not paid yet.'}
        </p>
      </div>
      {!isUnderWay && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" loading={goOn.isPending} onClick={() => goOn.mutate()}>
            {refused ? 'Try again' : 'Continue payment'}
          </Button>
          <Button size="sm" loading={letGo.isPending} onClick={() => letGo.mutate()}>
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
