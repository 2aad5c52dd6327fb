import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type AiRun, isRunOver } from '@waymark/contracts/roadmaps/runs';
import { GetRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import type { FastifyRequest } from 'fastify';
import { RunSignals } from './run-signals.ts';

export const RUN_WITHIN_MS = 120_000;
/** Poll interval, because signals may be lost. */
const POLL_MS = 2_000;

/** Waits for the end of a run. */
@Injectable()
export class RunWaiter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly signals: RunSignals,
    private readonly lifecycle: ServiceLifecycle,
  ) {}

  /** The ended run; its current state after 120 s, or when the client has disconnected or the process stops. */
  async wait(started: AiRun, request: FastifyRequest, withinMs = RUN_WITHIN_MS): Promise<AiRun> {
    const left = new AbortController();
    const onLeft = () => left.abort();
    request.raw.socket.once('close', onLeft);
    const enough = AbortSignal.any([left.signal, this.lifecycle.stopping, AbortSignal.timeout(withinMs)]);
    let wake = () => {};
    let signalled = false;
    const stopListening = this.signals.listen(started.id, () => {
      signalled = true;
      wake();
    });
    let run = started;
    try {
      while (!isRunOver(run.status) && !enough.aborted) {
        run = await this.look(run);
        if (isRunOver(run.status)) break;
        if (!signalled) {
          const pause = new AbortController();
          wake = () => pause.abort();
          await sleep(POLL_MS, undefined, { signal: AbortSignal.any([enough, pause.signal]) }).catch(
            () => {},
          );
        }
        signalled = false;
      }
      return run;
    } finally {
      stopListening();
      request.raw.socket.off('close', onLeft);
    }
  }

  /** Returns the known state on a transient failure. */
  private async look(run: AiRun): Promise<AiRun> {
    try {
      return await this.rpc.call(GetRun, { id: run.id });
    } catch (error) {
      if (error instanceof AppError && ['UNAVAILABLE', 'TIMEOUT'].includes(error.code)) return run;
      throw error;
    }
  }
}
