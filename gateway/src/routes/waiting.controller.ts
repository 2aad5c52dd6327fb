import { Controller } from '@nestjs/common';
import { GetApplicationCounts } from '@waymark/contracts/identity/applications.endpoints';
import { ListReports } from '@waymark/contracts/identity/reports.endpoints';
import { GetPaymentOverview } from '@waymark/contracts/payments/payments.endpoints';
import { type DeskState, type SystemService, systemRpcs, systemServices } from '@waymark/contracts/system';
import { MAX_WAITING, type Waiting } from '@waymark/contracts/waiting';
import { GetWaitingEndpoint } from '@waymark/contracts/waiting.endpoints';
import { newId } from '@waymark/kernel/ids';
import { FailedEvents } from '@waymark/messaging/failed-events';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import { Serves } from '../http/endpoint.ts';

/** What waits for an admin, from its owners. A service that does not respond leaves out only its own count. */
@Controller()
export class WaitingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly failedEvents: FailedEvents,
  ) {}

  @Serves(GetWaitingEndpoint)
  async counts(): Promise<Waiting> {
    const states = Object.fromEntries(
      systemServices.map((service) => [service, this.stateOf(service)]),
    ) as Record<SystemService, Promise<DeskState>>;
    const [applications, reports, cases, payments, failures] = await Promise.all([
      readable(async () => (await this.rpc.call(GetApplicationCounts, {})).pending),
      readable(() => this.reports(states.community)),
      readable(async () => (await states.scheduling).waiting),
      readable(async () => (await this.rpc.call(GetPaymentOverview, {})).problems.length),
      readable(() => this.failures(Object.values(states))),
    ]);
    return { applications, reports, cases, payments, failures };
  }

  /** Without the admin as its caller: it is for services. */
  private stateOf(service: SystemService): Promise<DeskState> {
    const current = context();
    const asService = { requestId: current?.requestId ?? newId(), deadline: current?.deadline, caller: null };
    return runInContext(asService, () => this.rpc.call(systemRpcs[service].CountWaiting, {}));
  }

  private async reports(community: Promise<DeskState>): Promise<number> {
    const [pages, items] = await Promise.all([this.rpc.call(ListReports, { limit: MAX_WAITING }), community]);
    return pages.items.length + items.waiting;
  }

  private async failures(states: Promise<DeskState>[]): Promise<number> {
    const [letters, ...others] = await Promise.all([this.failedEvents.list(), ...states]);
    return letters.length + others.reduce((sum, { failures }) => sum + failures, 0);
  }
}

const readable = async (count: () => Promise<number>): Promise<number | null> => {
  try {
    return Math.min(await count(), MAX_WAITING);
  } catch {
    return null;
  }
};
