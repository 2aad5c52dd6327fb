import type { EarningState } from '@waymark/contracts/payments/earnings';

/** By which a payment earns its mentor's share. They are stored with it, and later changes do not concern it. */
export interface EarningTerms {
  feeBasisPoints: number;
  delayDays: number;
}

export const termsOf = (operator: {
  PLATFORM_FEE_PERCENT: number;
  PAYOUT_DELAY_DAYS: number;
}): EarningTerms => ({
  feeBasisPoints: Math.round(operator.PLATFORM_FEE_PERCENT * 100),
  delayDays: operator.PAYOUT_DELAY_DAYS,
});

/** Amounts are cents. */
export interface EarningBalance {
  share: number;
  /** Of the share, to the mentor. */
  paid: number;
  /** To be paid out now; negative where more was paid than is left. */
  due: number;
  /** Null before the session has ended. */
  dueAt: Date | null;
  hold: 'dispute' | 'no-show' | null;
}

export function earningState({ share, paid, due, dueAt, hold }: EarningBalance): EarningState {
  if (paid > share) return 'owed-back';
  if (paid === share) return paid > 0 ? 'paid' : 'none';
  if (due > 0) return 'due';
  if (hold) return 'on-hold';
  return dueAt ? 'waiting' : 'after-session';
}
