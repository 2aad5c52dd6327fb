import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { demoAvatars } from '@waymark/demo/avatars';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Env } from '../env.ts';
import { AvatarFiles } from './avatar-files.ts';
import { demoPortrait } from './demo-portraits.ts';
import { AvatarEncoder } from './encoder.ts';

/** Stores the pictures of the demo's people; a missing one is drawn at every start. */
@Injectable()
export class DemoAvatars implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoAvatars.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: Env,
    private readonly files: AvatarFiles,
    private readonly encoder: AvatarEncoder,
  ) {}

  /** The start does not wait: until then a screen shows the mark. */
  onApplicationBootstrap(): void {
    if (!this.env.DEMO_MODE) return;
    void this.seed().catch((error: unknown) => {
      this.logger.warn({ msg: 'pictures of the demo are not drawn', err: error });
    });
  }

  /** Returns the number of drawn pictures. */
  async seed(): Promise<number> {
    let drawn = 0;
    for (const [userId, id] of demoAvatars) {
      if (await this.files.has(id)) continue;
      await this.files.store(id, await this.encoder.drawing(demoPortrait(userId)));
      drawn += 1;
    }
    return drawn;
  }
}
