import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { MentorApplication } from '@waymark/contracts/identity/applications';
import { GetMyApplication } from '@waymark/contracts/identity/applications.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import type { FastifyRequest } from 'fastify';
import { RUN_WITHIN_MS } from './run-waiter.ts';
import { UserSignals } from './user-signals.ts';

/** Poll interval, because signals may be lost. */
const POLL_MS = 2_000;

/** Waits for the end of the evaluation of an application. */
@Injectable()
export class ApplicationWaiter {
  constructor(
    private readonly rpc: RpcClient,
    private readonly signals: UserSignals,
    private readonly lifecycle: ServiceLifecycle,
  ) {}

  /** Its current state after two minutes, or when the client has disconnected or the process stops. */
  async wait(
    submitted: MentorApplication,
    userId: number,
    request: FastifyRequest,
    withinMs = RUN_WITHIN_MS,
  ): Promise<MentorApplication> {
    const left = new AbortController();
    const onLeft = () => left.abort();
    request.raw.socket.once('close', onLeft);
    const enough = AbortSignal.any([left.signal, this.lifecycle.stopping, AbortSignal.timeout(withinMs)]);
    let [wake, signalled] = [() => {}, false];
    const stop = this.signals.listen(userId, () => {
      signalled = true;
      wake();
    });
    let application = submitted;
    try {
      while (application.evaluating && !enough.aborted) {
        application = await this.look(application);
        if (application.evaluating && !signalled) {
          const pause = new AbortController();
          wake = () => pause.abort();
          const signal = AbortSignal.any([enough, pause.signal]);
          await sleep(POLL_MS, undefined, { signal }).catch(() => {});
        }
        signalled = false;
      }
      return application;
    } finally {
      stop();
      request.raw.socket.off('close', onLeft);
    }
  }

  /** Returns the known state on a transient failure. */
  private async look(known: MentorApplication): Promise<MentorApplication> {
    try {
      const { application } = await this.rpc.call(GetMyApplication, {});
      return application?.id === known.id ? application : known;
    } catch (error) {
      if (error instanceof AppError && ['UNAVAILABLE', 'TIMEOUT'].includes(error.code)) return known;
      throw error;
    }
  }
}
