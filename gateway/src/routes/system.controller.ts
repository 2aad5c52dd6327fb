import { Body, Controller, Inject, Param } from '@nestjs/common';
import { Success } from '@waymark/contracts/success';
import {
  type Failure,
  ProcessState,
  RetryFailureBody,
  type SystemService,
  systemRpcs,
  systemServices,
} from '@waymark/contracts/system';
import { GetSystemEndpoint, RetryFailureEndpoint } from '@waymark/contracts/system.endpoints';
import { FailedEvents } from '@waymark/messaging/failed-events';
import { MessagingState } from '@waymark/messaging/messaging-state';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { processFacts } from '@waymark/platform/build';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { Serves } from '../http/endpoint.ts';
import { freeDisk } from './free-disk.ts';

const Service = z.enum(systemServices);

/** What waits and what has failed, from each service about itself. */
@Controller()
export class SystemController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly failedEvents: FailedEvents,
    private readonly messaging: MessagingState,
    @Inject(SERVICE_ENV) private readonly env: Env,
  ) {}

  @Serves(GetSystemEndpoint)
  async state(): Promise<ProcessState[]> {
    return Promise.all([...systemServices.map((service) => this.ofService(service)), this.ofGateway()]);
  }

  @Serves(RetryFailureEndpoint)
  retry(
    @Param('service', { schema: Service }) service: SystemService,
    @Body({ schema: RetryFailureBody }) body: RetryFailureBody,
  ): Promise<Success> {
    return this.rpc.call(systemRpcs[service].RetryFailure, body);
  }

  private async ofService(service: SystemService): Promise<ProcessState> {
    const state = await this.rpc.call(systemRpcs[service].GetSystem, {}).catch(() => null);
    return { service, hasOutbox: true, state, disk: null };
  }

  /** The gateway has no database for an audit entry: its dead letters are replayed by the operator's command. */
  private async ofGateway(): Promise<ProcessState> {
    const [letters, lag, disk] = await Promise.all([
      this.failedEvents.list().catch(() => null),
      this.messaging.lag().catch(() => null),
      freeDisk(this.env),
    ]);
    const failures = (letters ?? []).map(
      ({ seq, envelope, subject, consumer, error, deliveries, diedAt }): Failure => ({
        ...{ kind: 'event', id: String(seq), what: envelope?.type ?? subject, consumer, error },
        ...{ attempts: deliveries, failedAt: diedAt, canRetry: false },
      }),
    );
    const unreadable: Failure['kind'][] = letters ? [] : ['event'];
    const state = { ...processFacts(), outbox: null, queues: [], lag, failures, unreadable };
    return { service: 'gateway', hasOutbox: false, state, disk };
  }
}
