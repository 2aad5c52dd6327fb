import { Controller } from '@nestjs/common';
import type { Companion, MoodCheckIn, Reflection } from '@waymark/contracts/roadmaps/learning';
import * as rpc from '@waymark/contracts/roadmaps/rpc-learning';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { CompanionReader } from '../persistence/companion.reader.ts';
import { CompanionRepository } from '../persistence/companion.repository.ts';

/** The journey companion: streak, mood and reflections. Everybody's own. */
@Controller()
export class CompanionHandlers {
  constructor(
    private readonly reader: CompanionReader,
    private readonly companion: CompanionRepository,
  ) {}

  @RpcHandler(rpc.GetCompanion)
  async get({ roadmapId, timeZone = 'UTC' }: RpcInput<typeof rpc.GetCompanion>): Promise<Companion> {
    return this.reader.find(requireCaller().userId, roadmapId, timeZone);
  }

  @RpcHandler(rpc.CheckIn)
  async checkIn({ roadmapId, body }: RpcInput<typeof rpc.CheckIn>): Promise<MoodCheckIn> {
    return this.companion.checkIn(requireCaller().userId, roadmapId, body, 'roadmaps.check-in');
  }

  @RpcHandler(rpc.AddReflection)
  async write(body: RpcInput<typeof rpc.AddReflection>): Promise<Reflection> {
    return this.companion.write(requireCaller().userId, body, 'roadmaps.add-reflection');
  }

  @RpcHandler(rpc.DeleteReflection)
  async erase({ id }: RpcInput<typeof rpc.DeleteReflection>): Promise<{ success: true }> {
    await this.companion.erase(requireCaller().userId, id);
    return { success: true };
  }
}
