import { Injectable } from '@nestjs/common';
import { type DeskState, type SystemService, systemRpcs, systemServices } from '@waymark/contracts/system';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { Desk } from '../../notifications/domain/notices/desk.ts';
import { DeskReader } from '../persistence/desk.reader.ts';

const DAY_MS = 86_400_000;
const NOTHING: DeskState = { waiting: 0, oldestAt: null, newestAt: null, newestId: null, failures: 0 };

export interface CountedDesk {
  desk: Desk;
  of: Record<SystemService, DeskState>;
}

/** What waits for the admins in all services. One that does not respond is left out. */
@Injectable()
export class CountDesk {
  constructor(
    private readonly rpc: RpcClient,
    private readonly reader: DeskReader,
  ) {}

  async execute(now: Date): Promise<CountedDesk> {
    const [own, states] = await Promise.all([
      this.reader.waiting(),
      Promise.all(systemServices.map(async (service) => [service, await this.stateOf(service)] as const)),
    ]);
    const of = Object.fromEntries(states) as CountedDesk['of'];
    const oldest = [own.oldestAt, ...states.map(([, { oldestAt }]) => oldestAt && new Date(oldestAt))];
    const waitedMs = Math.max(0, ...oldest.map((at) => (at ? now.getTime() - at.getTime() : 0)));
    return {
      desk: {
        applications: own.applications,
        reports: own.reports + of.community.waiting,
        cases: of.scheduling.waiting,
        refunds: of.payments.waiting,
        failures: states.reduce((sum, [, { failures }]) => sum + failures, 0),
        oldestDays: Math.floor(waitedMs / DAY_MS),
      },
      of,
    };
  }

  private stateOf(service: SystemService): Promise<DeskState> {
    return this.rpc.call(systemRpcs[service].CountWaiting, {}).catch(() => NOTHING);
  }
}
