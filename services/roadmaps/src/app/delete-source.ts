import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { RemovalsRepository } from '../persistence/removals.repository.ts';
import { DeleteObjects } from './delete-objects.ts';

@Injectable()
export class DeleteSource {
  constructor(
    private readonly removals: RemovalsRepository,
    private readonly objects: DeleteObjects,
  ) {}

  async execute(caller: Caller, id: string): Promise<{ success: true }> {
    const keys = await this.removals.source(id, caller.userId, 'roadmaps.delete-source');
    await this.objects.execute(keys);
    return { success: true };
  }
}
