import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** Requests in hand may still take this long once the process is asked to stop. */
const FINISH_WITHIN_MS = 6_000;

/** Counts what is in hand, so that a stopping gateway finishes it and takes nothing new. */
export class Drain {
  /** `closing`: new requests are refused with 503. */
  state: 'open' | 'draining' | 'closing' = 'open';
  private readonly inHand = new Set<FastifyReply>();

  constructor(private readonly noticeMs: number) {}

  started(reply: FastifyReply): void {
    this.inHand.add(reply);
    reply.raw.once('close', () => this.inHand.delete(reply));
    if (this.state !== 'open') reply.header('connection', 'close');
  }

  /** Resolves when nothing is in hand any more; what is not done after 6 s (an upload over a slow line) is broken off. */
  async run(): Promise<void> {
    this.state = 'draining';
    await sleep(this.noticeMs);
    this.state = 'closing';
    const deadline = performance.now() + FINISH_WITHIN_MS;
    while (this.inHand.size > 0 && performance.now() < deadline) await sleep(20);
    for (const reply of this.inHand) reply.raw.destroy();
  }
}
