import { Injectable } from '@nestjs/common';
import type { BeginSource as BeginSourceRpc } from '@waymark/contracts/roadmaps/rpc';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { ReadingRepository } from '../persistence/reading.repository.ts';

/** Tells the worker where the bytes of a source are, or that there is nothing to read. */
@Injectable()
export class BeginSource {
  constructor(private readonly reading: ReadingRepository) {}

  async execute(sourceId: string): Promise<RpcOutput<typeof BeginSourceRpc>> {
    const source = await this.reading.begin(sourceId);
    if (!source) return { next: 'skip' };
    const { key, originalName: name, fileType, fileSize } = source;
    return { next: 'read', key, name, fileType, fileSize };
  }
}
