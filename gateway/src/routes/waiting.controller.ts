import { Controller } from '@nestjs/common';
import { ListReportedItems } from '@waymark/contracts/community/moderation.endpoints';
import { GetApplicationCounts } from '@waymark/contracts/identity/applications.endpoints';
import { ListReports } from '@waymark/contracts/identity/reports.endpoints';
import { GetPaymentOverview } from '@waymark/contracts/payments/payments.endpoints';
import { ListNoShowCases } from '@waymark/contracts/scheduling/no-shows.endpoints';
import { systemRpcs, systemServices } from '@waymark/contracts/system';
import { MAX_WAITING, type Waiting } from '@waymark/contracts/waiting';
import { GetWaitingEndpoint } from '@waymark/contracts/waiting.endpoints';
import { FailedEvents } from '@waymark/messaging/failed-events';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';

/** Reports of a page of the community: an item has several. */
const ITEMS = 50;

/** What waits for an admin, from its owners. A service that does not respond leaves out only its own count. */
@Controller()
export class WaitingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly failedEvents: FailedEvents,
  ) {}

  @Serves(GetWaitingEndpoint)
  async counts(): Promise<Waiting> {
    const [applications, reports, cases, payments, failures] = await Promise.all([
      readable(async () => (await this.rpc.call(GetApplicationCounts, {})).pending),
      readable(() => this.reports()),
      readable(async () => (await this.rpc.call(ListNoShowCases, { limit: MAX_WAITING })).items.length),
      readable(async () => (await this.rpc.call(GetPaymentOverview, {})).problems.length),
      readable(() => this.failures()),
    ]);
    return { applications, reports, cases, payments, failures };
  }

  private async reports(): Promise<number> {
    const [pages, items] = await Promise.all([
      this.rpc.call(ListReports, { limit: MAX_WAITING }),
      this.rpc.call(ListReportedItems, { limit: ITEMS }),
    ]);
    return pages.items.length + items.items.length;
  }

  private async failures(): Promise<number> {
    const [letters, ...states] = await Promise.all([
      this.failedEvents.list(),
      ...systemServices.map((service) => this.rpc.call(systemRpcs[service].GetSystem, {})),
    ]);
    return letters.length + states.reduce((sum, { failures }) => sum + failures.length, 0);
  }
}

const readable = async (count: () => Promise<number>): Promise<number | null> => {
  try {
    return Math.min(await count(), MAX_WAITING);
  } catch {
    return null;
  }
};
