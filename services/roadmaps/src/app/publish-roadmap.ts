import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

/** The only way to publish, and it takes the mentor's own call. */
@Injectable()
export class PublishRoadmap {
  constructor(
    private readonly roadmaps: RoadmapsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(caller: Caller, id: string): Promise<Roadmap> {
    const options = { editorId: caller.userId, idempotency: 'roadmaps.publish' };
    return this.roadmaps.editAndRead(id, options, (roadmap) => roadmap.publish(this.clock.now()));
  }
}
