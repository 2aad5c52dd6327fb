import { AppError } from '@waymark/kernel/app-error';

/** Five of the largest stories. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;

/** Bytes of bodies in memory by address, so that slow senders cannot fill it. */
export class HeldBodies {
  private readonly held = new Map<string, number>();

  constructor(private readonly most = MAX_HELD_BYTES) {}

  /** Throws TOO_MANY, and then counts nothing. */
  add(address: string, bytes: number): void {
    const sum = (this.held.get(address) ?? 0) + bytes;
    if (sum > this.most) {
      throw new AppError('TOO_MANY', 'Too much is being sent at once. Please try again in a moment.', {
        retryAfter: 5,
      });
    }
    this.held.set(address, sum);
  }

  remove(address: string, bytes: number): void {
    const rest = (this.held.get(address) ?? 0) - bytes;
    if (rest > 0) this.held.set(address, rest);
    else this.held.delete(address);
  }
}
