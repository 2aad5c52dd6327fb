import { Injectable } from '@nestjs/common';
import { type AiRun, isRunOver } from '@waymark/contracts/roadmaps/runs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RUN_WITHIN_MS, RunWaiter } from '../live/run-waiter.ts';

/** The body, the wait, and a margin for the requests before and after. */
export const RUN_RESPOND_WITHIN_MS = RUN_WITHIN_MS + 60_000;

/** The response of every call that starts a run. */
@Injectable()
export class RunResponses {
  constructor(private readonly waiter: RunWaiter) {}

  /** `over` of the run when it has ended; else, and with `Prefer: respond-async` at once, 202 and the run. */
  async send<Response>(
    started: AiRun,
    over: (run: AiRun) => Response,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Response | AiRun> {
    const atOnce = prefersAsync(request);
    const run = atOnce ? started : await this.waiter.wait(started, request);
    if (isRunOver(run.status) && !atOnce) return over(run);
    reply.code(202).header('location', `/api/ai-runs/${run.id}`);
    if (atOnce) reply.header('preference-applied', 'respond-async');
    return run;
  }
}

/** RFC 7240: preferences are separated by commas and may carry parameters. */
export function prefersAsync(request: FastifyRequest): boolean {
  const prefer = [request.headers.prefer ?? []].flat().join(',');
  return prefer.split(',').some((one) => one.split(';')[0]?.trim().toLowerCase() === 'respond-async');
}
