import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import type { PaymentFormProps } from './use-payment.ts';

type PayButtonProps = Pick<PaymentFormProps, 'isPaying' | 'failure' | 'payLabel'> & { disabled?: boolean };

export function PayButton({ isPaying, failure, payLabel, disabled }: PayButtonProps) {
  const alert = useRef<HTMLDivElement>(null);
  // The dialog may be scrolled so that only its first line is in view.
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <div className="grid gap-4">
      {failure && (
        <div
          ref={alert}
          role="alert"
          className="flex scroll-my-5 items-start gap-2 rounded-control bg-berry-soft px-4 py-3 text-berry"
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
