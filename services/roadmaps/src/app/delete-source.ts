import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { RemoveObjects } from './remove-objects.ts';

@Injectable()
export class DeleteSource {
  constructor(
    private readonly sources: SourcesRepository,
    private readonly objects: RemoveObjects,
  ) {}

  async execute(caller: Caller, id: string): Promise<{ success: true }> {
    const { key, textKey } = await this.sources.delete(id, caller.userId);
    await this.objects.execute([key, textKey]);
    return { success: true };
  }
}
