import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { DeletedRoadmap } from '@waymark/contracts/roadmaps/versions';
import { RemovalsRepository } from '../persistence/removals.repository.ts';
import { DeleteObjects } from './delete-objects.ts';

@Injectable()
export class DeleteRoadmap {
  constructor(
    private readonly removals: RemovalsRepository,
    private readonly objects: DeleteObjects,
  ) {}

  async execute(caller: Caller, id: string): Promise<DeletedRoadmap> {
    const { answer, keys } = await this.removals.roadmap(id, caller.userId, 'roadmaps.delete');
    await this.objects.execute(keys);
    return answer;
  }
}
