import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import type { RoadmapsEnv } from '../env.ts';
import { type DemoRecord, DemoRepository } from '../persistence/demo.repository.ts';
import { STORAGE } from '../storage.ts';
import { demoRecord } from './demo-record.ts';
import { demoRoadmaps } from './demo-roadmaps.ts';
import { demoStories } from './demo-stories.ts';

/** Inserts the demo's roadmaps and stories at every start. Existing data is not changed. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: RoadmapsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    private readonly demo: DemoRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.DEMO_MODE) return;
    let added = 0;
    for (const roadmap of demoRoadmaps) {
      const record = demoRecord(roadmap, this.clock.now());
      if (await this.demo.insert(record)) added += 1;
      await this.storeSource(record);
    }
    for (const [position, story] of demoStories.entries()) await this.demo.insertStory(story, position);
    if (added > 0) this.logger.log(`seeded ${added} demo roadmaps`);
  }

  /** Restores a missing object too, as after its folder was deleted. */
  private async storeSource({ source }: DemoRecord): Promise<void> {
    if (await this.storage.head(source.key)) return;
    await this.storage.put(source.key, source.text, { contentType: 'text/plain; charset=utf-8' });
  }
}
