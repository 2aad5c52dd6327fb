/** `reason` and `next` (what to do now) are sentences for the payer. */
export function PaymentFailed({ reason, next }: { reason: string | null; next: string }) {
  return (
    <p className="max-w-measure">
      Your payment did not go through. {reason && `${reason} `}Nothing was charged. {next}
    </p>
  );
}
