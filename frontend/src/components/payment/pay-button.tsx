import { CircleAlert } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { PaymentFormProps } from './use-payment.ts';

type PayButtonProps = Pick<PaymentFormProps, 'isPaying' | 'failure' | 'payLabel'> & { disabled?: boolean };

export function PayButton({ isPaying, failure, payLabel, disabled }: PayButtonProps) {
  return (
    <div className="grid gap-4">
      {failure && (
        <div
          role="alert"
          className="flex items-start gap-2 rounded-control bg-berry-soft px-4 py-3 text-berry"
        >
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <p>
            <strong className="block font-semibold">{failure.title}</strong>
            {failure.message}
          </p>
        </div>
      )}
      <Button type="submit" variant="primary" size="lg" loading={isPaying} disabled={disabled}>
        {payLabel}
      </Button>
    </div>
  );
}
