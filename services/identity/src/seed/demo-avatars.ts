import { Injectable } from '@nestjs/common';
import { avatarUrl } from '@waymark/contracts/identity/avatar-address';
import { demoAvatars, formerDemoAvatars } from '@waymark/demo/avatars';
import { AvatarsRepository } from '../accounts/persistence/avatars.repository.ts';

/** The drawn portraits of the demo's mentors; the gateway stores the files. */
@Injectable()
export class DemoAvatars {
  constructor(private readonly avatars: AvatarsRepository) {}

  /** For a demo that is older than the drawings. */
  async seed(): Promise<void> {
    const former = formerDemoAvatars.map(avatarUrl);
    for (const [userId, id] of demoAvatars) {
      await this.avatars.setUnlessOwn(userId, avatarUrl(id), former);
    }
  }
}
