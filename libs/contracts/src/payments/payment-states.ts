/**
 * `open`: not paid yet; `disputed`: over which a dispute is open; `charged-back`: a dispute was lost; `refunding`: a refund
 * is not settled.
 */
export const paymentStates = [
  'open',
  'canceled',
  'paid',
  'refunding',
  'partly-refunded',
  'refunded',
  'disputed',
  'charged-back',
] as const;
