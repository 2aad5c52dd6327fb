import type { PaymentIntent, PaymentOutcome } from '@waymark/contracts/payments/http';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { formatMoney } from '#lib/money.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { HoldClock } from './hold-clock.tsx';
import { type ExpiryCheck, useExpiryCheck } from './use-expiry-check.ts';
import { type PaymentFormProps, usePayment } from './use-payment.ts';

const SandboxForm = lazyPart(() => import('./sandbox-form.tsx'));
const StripeForm = lazyPart(() => import('./stripe-form.tsx'));

interface PaymentDialogProps {
  intent: PaymentIntent | null;
  title: string;
  description?: ReactNode;
  /** Called when closed without paying or after expiry. `release`: the payer gives the held time up. */
  onClose: (release: boolean) => void;
  /** Called after the outcome was shown: `booked`, `refunding`, or `processing` if the user did not wait for the bank. */
  onPaid: (outcome: PaymentOutcome) => void;
}

/** Takes the payment of an intent with the form of its provider. */
export function PaymentDialog({ intent, ...rest }: PaymentDialogProps) {
  return intent && <OpenDialog key={intent.paymentIntentId} intent={intent} {...rest} />;
}

function OpenDialog(props: PaymentDialogProps & { intent: PaymentIntent }) {
  const { intent, onClose, onPaid } = props;
  const { phase, failure, pay } = usePayment(intent, onPaid);
  const secondsLeft = useTimeLeft(intent.expiresAt);
  const isExpired = secondsLeft === 0 && phase === 'open';
  const check = useExpiryCheck(intent, isExpired, onPaid);
  const [isLeaving, setIsLeaving] = useState(false);
  const isSlow = phase === 'slow' || (isExpired && check === 'processing');
  const close = () => {
    // A card that is being sent cannot be recalled; its result is seconds away.
    if (phase === 'paying') return;
    if (isSlow) onPaid({ outcome: 'processing', sessionId: intent.sessionId, message: null });
    else if (isExpired || secondsLeft === null || isLeaving) onClose(false);
    else setIsLeaving(true);
  };
  const asksToLeave = isLeaving && !isSlow && !isExpired && secondsLeft !== null;
  const amount = formatMoney(intent.amount, intent.currency);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={props.title}
      description={props.description}
      focusTitle
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-lg">
            To pay: <strong className="tabular">{amount}</strong>
          </p>
          {secondsLeft !== null && !isSlow && (
            <HoldClock seconds={secondsLeft} isUnpaid={check === 'unpaid'} />
          )}
        </div>
        {isSlow && <Slow onClose={close} />}
        {isExpired && !isSlow && <Expired check={check} onClose={() => onClose(false)} />}
        {asksToLeave && <LeaveQuestion onStay={() => setIsLeaving(false)} onClose={onClose} />}
        {!isSlow && !isExpired && (
          // Hidden instead of removed, so that what was typed is still there.
          <div hidden={asksToLeave}>
            <Suspense fallback={<FormSkeleton />}>
              <ProviderForm
                intent={intent}
                isPaying={phase === 'paying'}
                failure={phase === 'open' ? failure : null}
                payLabel={`Pay ${amount}`}
                pay={(sendCard) => void pay(sendCard)}
              />
            </Suspense>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function ProviderForm(props: PaymentFormProps) {
  return props.intent.provider === 'stripe' ? <StripeForm {...props} /> : <SandboxForm {...props} />;
}

function Expired({ check, onClose }: { check: ExpiryCheck; onClose: () => void }) {
  if (check === 'checking') return <p>The ten minutes are over. Checking whether it was paid…</p>;
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        The ten minutes are over, so others can book this time again.{' '}
        {check === 'unpaid'
          ? 'Nothing was charged. If it is still free, you can choose it again.'
          : 'If you have already paid, the session appears in My Sessions. If not, you can choose another time.'}
      </p>
      <Button variant="primary" onClick={onClose}>
        Back to the free times
      </Button>
    </div>
  );
}

interface LeaveQuestionProps {
  onStay: () => void;
  onClose: (release: boolean) => void;
}

/** Before the dialog closes without a payment; closing it again leaves the time held. */
function LeaveQuestion({ onStay, onClose }: LeaveQuestionProps) {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section aria-labelledby="leave-payment" className="grid gap-4">
      <div>
        <h3 id="leave-payment" ref={question} tabIndex={-1} className="text-lg">
          Give up this time?
        </h3>
        <p className="mt-1">
          Nothing was paid. You can keep the time until the clock above runs out and continue the payment from
          the Sessions page, or release it now, so that others can book it.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStay}>
          Continue payment
        </Button>
        <Button onClick={() => onClose(false)}>Keep it and pay later</Button>
        <Button variant="ghost" onClick={() => onClose(true)}>
          Release the time
        </Button>
      </div>
    </section>
  );
}

function Slow({ onClose }: { onClose: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p>
        Your bank is taking longer than usual. You don’t need to wait here: the session appears in My Sessions
        as soon as the payment goes through, and you get an email. Please do not pay again.
      </p>
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11 w-32" />
    </div>
  );
}

/** The length of a hold. Limits what a wrong device clock can show. */
const MAX_HOLD_MS = 10 * 60_000;

/** Whole seconds until `expiresAt`, at most ten minutes; null without one. */
function useTimeLeft(expiresAt: string | null): number | null {
  const [latest] = useState(() => performance.now() + MAX_HOLD_MS);
  const now = useNow(500);
  if (expiresAt === null) return null;
  const left = Math.min(Date.parse(expiresAt) - now, latest - performance.now());
  return Math.max(0, Math.ceil(left / 1000));
}
