import { Controller } from '@nestjs/common';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { type CalendarText, WriteCalendarFiles } from '../app/write-calendar-files.ts';
import { FeedsRepository } from '../persistence/feeds.repository.ts';

/** Sessions in other people's calendars. */
@Controller()
export class CalendarFileHandlers {
  constructor(
    private readonly files: WriteCalendarFiles,
    private readonly feeds: FeedsRepository,
  ) {}

  @RpcHandler(rpc.GetSessionIcs)
  async session({ id }: RpcInput<typeof rpc.GetSessionIcs>): Promise<CalendarText> {
    return this.files.session(requireCaller().userId, id);
  }

  @RpcHandler(rpc.GetFeedToken)
  async token({ renew }: RpcInput<typeof rpc.GetFeedToken>): Promise<{ token: string }> {
    return { token: await this.feeds.token(requireCaller().userId, renew) };
  }

  /** Calendars have no login: the token is the right. */
  @RpcHandler(rpc.GetFeedIcs)
  async feed({ token }: RpcInput<typeof rpc.GetFeedIcs>): Promise<CalendarText> {
    return this.files.feed(token);
  }
}
