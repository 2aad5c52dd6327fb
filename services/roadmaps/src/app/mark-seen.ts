import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/rpc-versions';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { VersionsRepository } from '../persistence/versions.repository.ts';

@Injectable()
export class MarkSeen {
  constructor(private readonly versions: VersionsRepository) {}

  @RpcHandler(rpc.MarkSeen)
  async execute({ id, body }: RpcInput<typeof rpc.MarkSeen>, { userId }: Caller): Promise<{ success: true }> {
    await this.versions.markSeen(userId, id, body.version);
    return { success: true };
  }
}
