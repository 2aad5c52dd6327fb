import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { SourcesRepository } from '../persistence/sources.repository.ts';

@Injectable()
export class BeginSource {
  constructor(
    private readonly sources: SourcesRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.BeginSource)
  async execute({
    sourceId,
    outside,
  }: RpcInput<typeof rpc.BeginSource>): Promise<RpcOutput<typeof rpc.BeginSource>> {
    const source = await this.sources.begin(sourceId, this.clock.now());
    if (!source) return { next: 'skip' };
    const { key, originalName: name, fileType, fileSize, permissions, trimStart, trimEnd } = source;
    const maySend = !outside || permissions.includes('outside-model');
    const trim = trimStart === null || trimEnd === null ? null : { start: trimStart, end: trimEnd };
    return { next: 'read', key, name, fileType, fileSize, maySend, trim };
  }
}
