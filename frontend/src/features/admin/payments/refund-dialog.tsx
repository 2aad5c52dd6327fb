import type { PaymentRecord } from '@waymark/contracts/payments/admin-payments';
import { useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { centsOf, nameOf, paidMoney } from './payment-words.ts';
import { useRefund } from './use-admin-payments.ts';

const textOf = (cents: number): string => (cents / 100).toFixed(2);

/** In full unless the admin enters a smaller amount. */
export function RefundDialog({ payment, onClose }: { payment: PaymentRecord; onClose: () => void }) {
  const { id, refundable, currency, payer } = payment;
  const [text, setText] = useState(textOf(refundable));
  const [isChecked, setChecked] = useState(false);
  const refund = useRefund(id, onClose);
  const cents = centsOf(text);
  const isValid = cents !== null && cents > 0 && cents <= refundable;
  return (
    <ReasonDialog
      title="Refund this payment"
      description={`${nameOf(payer)} gets the money back on the card they paid with. A refund cannot be taken back, and the session stays as it is.`}
      label="Reason"
      hint={`${nameOf(payer)} gets it by email with the amount.`}
      confirmLabel={isValid ? `Refund ${paidMoney(cents, currency)}` : 'Refund'}
      destructive
      pending={refund.isPending}
      error={refund.error}
      onConfirm={(reason) => {
        setChecked(true);
        if (isValid) refund.mutate({ amount: cents, reason });
      }}
      onClose={onClose}
    >
      <Field
        label={`Amount in ${currency}`}
        hint={`At most ${textOf(refundable)}, which is all that is left of this payment.`}
        required
        error={isChecked && !isValid ? `Enter an amount from 0.01 to ${textOf(refundable)}.` : undefined}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // The reason is checked first, and would hide what is wrong here.
          onBlur={() => setChecked(true)}
        />
      </Field>
    </ReasonDialog>
  );
}
