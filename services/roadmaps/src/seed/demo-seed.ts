import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@waymark/kernel/clock';
import type { ObjectStorage } from '@waymark/storage/port';
import { CLOCK } from '../clock.ts';
import { ENV, type RoadmapsEnv } from '../env.ts';
import { type DemoRecord, DemoRepository } from '../persistence/demo.repository.ts';
import { STORAGE } from '../storage.ts';
import { demoRecord } from './demo-record.ts';
import { demoRoadmaps } from './demo-roadmaps.ts';
import { demoStories } from './demo-stories.ts';

/** The demo's roadmaps and stories. Runs at every start of a demo; what is there already stays as it is. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(ENV) private readonly env: RoadmapsEnv,
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
      await this.keepStory(record);
    }
    for (const [position, story] of demoStories.entries()) await this.demo.insertStory(story, position);
    if (added > 0) this.logger.log(`seeded ${added} demo roadmaps`);
  }

  /** Also for a source that lost its object, as when the folder of files was deleted and the database kept. */
  private async keepStory({ source }: DemoRecord): Promise<void> {
    if (await this.storage.head(source.key)) return;
    await this.storage.put(source.key, source.text, { contentType: 'text/plain; charset=utf-8' });
  }
}
