/** Why money goes back. */
export type RefundCause = 'cancelled' | 'no-show' | 'refused';

/** After so many failures somebody should look; it goes on by itself all the same. */
export const STUCK_AFTER = 5;

/** Milliseconds before try `attempt` (1-based): 2 s, doubling to an hour, half of it by chance (`random`: 0 to 1). */
export function retryMs(attempt: number, random: number, firstMs = 2_000): number {
  const longest = Math.min(3_600_000, firstMs * 2 ** Math.min(attempt - 1, 20));
  return Math.round(longest * (0.5 + random / 2));
}

/** The provider's idempotency key. A refund that was refused for good is asked for under a new one. */
export const refundKey = (id: string, generation: number): string =>
  generation === 1 ? id : `${id}-${generation}`;
