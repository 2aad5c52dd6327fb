import { Controller } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { ExportCalendar } from '../app/export-calendar.ts';

@Controller()
export class CalendarFileHandlers {
  constructor(private readonly exportCalendar: ExportCalendar) {}

  @RpcHandler(rpc.GetSessionIcs)
  async session(input: RpcInput<typeof rpc.GetSessionIcs>): Promise<RpcOutput<typeof rpc.GetSessionIcs>> {
    return this.exportCalendar.session(input, requireCaller());
  }

  @RpcHandler(rpc.GetFeedToken)
  async token(input: RpcInput<typeof rpc.GetFeedToken>): Promise<RpcOutput<typeof rpc.GetFeedToken>> {
    return this.exportCalendar.token(input, requireCaller());
  }

  @RpcHandler(rpc.GetFeedIcs)
  async feed(input: RpcInput<typeof rpc.GetFeedIcs>): Promise<RpcOutput<typeof rpc.GetFeedIcs>> {
    return this.exportCalendar.feed(input);
  }
}
