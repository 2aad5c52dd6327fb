import { Body, Controller, Param } from '@nestjs/common';
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
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Serves } from '../http/endpoint.ts';

const Service = z.enum(systemServices);

/** What has failed, from each service about itself. */
@Controller()
export class SystemController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly failedEvents: FailedEvents,
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
    try {
      return { service, reachable: true, ...(await this.rpc.call(systemRpcs[service].GetSystem, {})) };
    } catch {
      return { service, reachable: false, outbox: null, failures: [], unreadable: [] };
    }
  }

  /** The gateway has no database for an audit entry: its dead letters are replayed by the operator's command. */
  private async ofGateway(): Promise<ProcessState> {
    const letters = await this.failedEvents.list().catch(() => null);
    const failures = (letters ?? []).map(
      ({ seq, envelope, subject, consumer, error, deliveries, diedAt }): Failure => ({
        ...{ kind: 'event', id: String(seq), what: envelope?.type ?? subject, consumer, error },
        ...{ attempts: deliveries, failedAt: diedAt, canRetry: false },
      }),
    );
    const unreadable = letters ? [] : (['event'] as const);
    return { service: 'gateway', reachable: true, outbox: null, failures, unreadable: [...unreadable] };
  }
}
