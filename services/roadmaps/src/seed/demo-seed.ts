import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import type { RoadmapsEnv } from '../env.ts';
import { STORAGE } from '../shared/storage.ts';
import { DemoFiles } from './demo-files.ts';
import { demoRecord } from './demo-record.ts';
import { demoRoadmaps } from './demo-roadmaps.ts';
import { demoStories } from './demo-stories.ts';
import { type DemoRecord, DemoRepository } from './persistence/demo.repository.ts';

/** Inserts the demo's roadmaps and stories at every start. Existing data is not changed. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly files: DemoFiles;
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: RoadmapsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly demo: DemoRepository,
    @Inject(STORAGE) storage: ObjectStorage,
  ) {
    this.files = new DemoFiles(storage);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.DEMO_MODE) return;
    let added = 0;
    for (const roadmap of demoRoadmaps) {
      const record = demoRecord(roadmap, this.clock.now());
      await this.files.storeText(record.source.key, record.source.text);
      if (await this.seed(record)) added += 1;
    }
    for (const [position, story] of demoStories.entries()) await this.demo.insertStory(story, position);
    if (added > 0) this.logger.log(`seeded ${added} demo roadmaps`);
  }

  /** Objects are stored first: the worker cuts clips from them. */
  private async seed(record: DemoRecord): Promise<boolean> {
    const { lacksMedia, ids } = await this.demo.mediaToStore(record);
    await this.files.store(record.media.filter(({ id }) => ids.includes(id)));
    const bytes = lacksMedia ? await Promise.all(record.media.map((source) => this.files.read(source))) : [];
    if (await this.demo.insert(record, bytes)) return true;
    if (lacksMedia) await this.demo.addMedia(record, bytes, this.clock.now());
    return false;
  }
}
