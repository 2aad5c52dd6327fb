import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Pricing, SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import { PricingChanged } from '@waymark/contracts/scheduling/events';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';

@Injectable()
export class SetPricing {
  constructor(private readonly calendars: CalendarsRepository) {}

  @RpcHandler(rpc.SetPricing)
  execute(body: SetPricingBody, caller: Caller): Promise<Pricing> {
    return this.calendars.edit(caller, async (tx) => {
      const { pricing, version } = await this.calendars.updatePricing(tx, caller.userId, body);
      if (version !== null) tx.emit(PricingChanged, { mentorId: caller.userId, ...pricing, version });
      return pricing;
    });
  }
}
