import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { OPERATOR } from '../../shared/persistence/audit.repository.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';

/** Makes the owners of ADMIN_USERNAMES admins, at every start. */
@Injectable()
export class PromoteAdmins implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly users: UsersRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const username of this.env.ADMIN_USERNAMES) {
      await this.users.grant(username, 'admin', OPERATOR).catch((error: unknown) => {
        // The account may not exist yet.
        if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      });
    }
  }
}
