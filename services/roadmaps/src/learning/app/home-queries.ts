import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Home, MentorWaiting } from '@waymark/contracts/roadmaps/home';
import * as rpc from '@waymark/contracts/roadmaps/home.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { HomeReader } from '../persistence/home.reader.ts';
import { MentorWaitingReader } from '../persistence/mentor-waiting.reader.ts';

@Injectable()
export class HomeQueries {
  constructor(
    private readonly homes: HomeReader,
    private readonly waiting: MentorWaitingReader,
  ) {}

  @RpcHandler(rpc.GetHome)
  home({ timeZone = 'UTC' }: RpcInput<typeof rpc.GetHome>, { userId }: Caller): Promise<Home> {
    return this.homes.find(userId, timeZone);
  }

  @RpcHandler(rpc.GetMentorWaiting)
  mentorWaiting(_input: object, { userId }: Caller): Promise<MentorWaiting> {
    return this.waiting.find(userId);
  }
}
