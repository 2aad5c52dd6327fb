import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { type RegisterSource, SOURCES_PREFIX, type Source } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { DeleteObjects } from './delete-objects.ts';

@Injectable()
export class AddSource {
  constructor(
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
  ) {}

  async execute(caller: Caller, input: RegisterSource): Promise<Source> {
    // A key of another roadmap would make its content readable, and removable, here.
    if (!input.key.startsWith(`${SOURCES_PREFIX}${input.roadmapId}/`)) {
      throw new AppError('VALIDATION', 'This file does not belong to this roadmap.');
    }
    const { source, spare } = await this.sources.add(caller.userId, input);
    await this.objects.execute([spare]);
    return source;
  }
}
