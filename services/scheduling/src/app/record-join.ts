import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/no-shows.endpoints';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { canMeet, isJoinTime } from '../domain/policy.ts';
import { roleOf } from '../domain/session-view.ts';
import { JoinsRepository } from '../persistence/joins.repository.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';

/** Opening the meeting in Waymark is evidence that a person came. */
@Injectable()
export class RecordJoin {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sessions: SessionsReader,
    private readonly joins: JoinsRepository,
  ) {}

  @RpcHandler(rpc.RecordJoin)
  async execute({ id }: RpcInput<typeof rpc.RecordJoin>, { userId }: Caller): Promise<{ success: true }> {
    const { state } = await this.sessions.find(userId, id);
    const now = this.clock.now();
    if (canMeet(state, now) && isJoinTime(state, now)) await this.joins.add(id, roleOf(state, userId), now);
    return { success: true };
  }
}
