import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Growth } from '@waymark/contracts/community/growth';
import { GetGrowth } from '@waymark/contracts/community/growth.endpoints';
import { GROWTH_DAYS } from '@waymark/contracts/community/options';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { growthOf } from '../domain/growth.ts';
import { ActivityReader } from '../persistence/activity.reader.ts';

const WINDOW_MS = GROWTH_DAYS * 86_400_000;

@Injectable()
export class ShowGrowth {
  constructor(
    private readonly activity: ActivityReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(GetGrowth)
  async execute(_: object, { userId }: Caller): Promise<Growth> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - WINDOW_MS);
    return growthOf(await this.activity.of(userId, since, now));
  }
}
