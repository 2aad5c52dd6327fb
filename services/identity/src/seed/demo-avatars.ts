import { Injectable } from '@nestjs/common';
import { demoAvatars } from '@waymark/contracts/demo-avatars';
import { avatarUrl } from '@waymark/contracts/identity/avatar-address';
import { AvatarsRepository } from '../persistence/avatars.repository.ts';

/** The drawn pictures of some of the demo's people; the gateway stores the files. */
@Injectable()
export class DemoAvatars {
  constructor(private readonly avatars: AvatarsRepository) {}

  /** For a demo that is older than the drawings. */
  async seed(): Promise<void> {
    for (const [userId, id] of demoAvatars) await this.avatars.setFirst(userId, avatarUrl(id));
  }
}
