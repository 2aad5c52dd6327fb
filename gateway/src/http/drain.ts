import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** How long running requests may take once the process stops. */
const FINISH_WITHIN_MS = 6_000;

/** Counts running requests, so that a stopping gateway finishes them and accepts no new ones. */
export class Drain {
  /** `closing`: new requests are refused with 503. */
  state: 'open' | 'draining' | 'closing' = 'open';
  private readonly inHand = new Set<FastifyReply>();

  /** `refuse` ends the acceptance of connections. */
  constructor(
    private readonly noticeMs: number,
    private readonly refuse: () => void,
  ) {}

  started(reply: FastifyReply): void {
    this.inHand.add(reply);
    reply.raw.once('close', () => this.inHand.delete(reply));
    if (this.state !== 'open') reply.raw.setHeader('connection', 'close');
  }

  /** Resolves when no request is running; aborts those that take more than 6 s. */
  async run(): Promise<void> {
    this.state = 'draining';
    await sleep(this.noticeMs);
    this.state = 'closing';
    // A proxy sends any request to another gateway when a connection is refused, but after a 503 no POST or PATCH.
    if (this.noticeMs > 0) this.refuse();
    const deadline = performance.now() + FINISH_WITHIN_MS;
    while (this.inHand.size > 0 && performance.now() < deadline) await sleep(20);
    for (const reply of this.inHand) reply.raw.destroy();
  }
}
