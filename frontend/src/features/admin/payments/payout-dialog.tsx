import type { OwedToMentor } from '@waymark/contracts/payments/earnings';
import { type FormEvent, useId, useState } from 'react';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field, FieldError } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { useMakePayout } from './use-owed.ts';

const MIN_LENGTH = 3;

/** Records that a mentor was paid all that is due. */
export function PayoutDialog({ owed, onClose }: { owed: OwedToMentor; onClose: () => void }) {
  const { mentorId, name, due: amount, currency } = owed;
  const form = useId();
  const [reference, setReference] = useState('');
  const [isMissing, setMissing] = useState(false);
  const payout = useMakePayout(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = reference.trim().length < MIN_LENGTH;
    setMissing(isShort);
    if (!isShort && !payout.isPending)
      payout.mutate({ mentorId, amount, currency, reference: reference.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Mark ${formatMoney(amount, currency)} as paid`}
      description={`This records that you have paid ${name} all that is due. No money moves by it, and it cannot be taken back.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" loading={payout.isPending}>
            Mark as paid
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <Field
          label="Reference"
          hint="Such as the number of the bank transfer. The mentor reads it."
          required
          error={isMissing ? 'Please write a reference.' : undefined}
        >
          <Input
            value={reference}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <FieldError>{payout.error ? messageOf(payout.error) : undefined}</FieldError>
      </form>
    </Dialog>
  );
}
