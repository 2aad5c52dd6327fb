import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { CommunityEnv } from '../env.ts';
import { demoCards } from './demo-cards.ts';
import { DemoFiles } from './demo-files.ts';
import { type DemoMaterial, demoMaterials } from './demo-materials.ts';
import { demoThreads } from './demo-messages.ts';
import { type DemoPeerSession, demoPeerSessions } from './demo-peer-sessions.ts';
import { demoRequests } from './demo-requests.ts';
import { DemoRepository, type NewDemoSession } from './persistence/demo.repository.ts';
import { DemoMaterialsRepository, type NewDemoMaterial } from './persistence/demo-materials.repository.ts';
import { DemoMessagesRepository } from './persistence/demo-messages.repository.ts';

/** Creates the cards, requests, peer sessions, messages and learning materials of the demo at the first start. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: CommunityEnv,
    private readonly demo: DemoRepository,
    private readonly materials: DemoMaterialsRepository,
    private readonly messages: DemoMessagesRepository,
    private readonly files: DemoFiles,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.DEMO_MODE) return;
    await this.seedCommunity();
    if (await this.messages.seed(demoThreads)) this.logger.log('seeded the demo messages');
    if (await this.materials.hasAny()) return;
    const all = await Promise.all(demoMaterials.map((material) => this.withContent(material)));
    if (await this.materials.seed(all)) this.logger.log(`seeded ${all.length} demo materials`);
  }

  private async seedCommunity(): Promise<void> {
    if (await this.demo.hasAny()) return;
    const sessions = await Promise.all(demoPeerSessions.map((session) => this.withRecording(session)));
    if (await this.demo.seed(demoCards, demoRequests, sessions)) this.logger.log('seeded the demo community');
  }

  private async withRecording({ recording, ...session }: DemoPeerSession): Promise<NewDemoSession> {
    if (!recording) return session;
    const file = await this.files.store(recording, 'peer-recording');
    return { ...session, recording: { file, captions: await this.files.storeCaptions(recording.captions) } };
  }

  private async withContent({ content, ...material }: DemoMaterial): Promise<NewDemoMaterial> {
    if (typeof content === 'string') return { ...material, link: content, file: null, captions: null };
    const captions = content.captions ? await this.files.storeCaptions(content.captions) : null;
    return { ...material, link: null, file: await this.files.store(content), captions };
  }
}
