import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { DemoAccount } from '@waymark/contracts/identity/admin-users';
import { ListDemoAccounts } from '@waymark/contracts/identity/admin-users.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { DemoAccountsRepository } from '../persistence/demo-accounts.repository.ts';

/** Names the accounts that a former demo has left: at every start in the log, and to admins. */
@Injectable()
export class DemoAccounts implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoAccounts.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly accounts: DemoAccountsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const remaining = await this.list();
    if (remaining.length === 0) return;
    // Short enough for the console of the launcher; the command lists their names.
    this.logger.warn(
      `${remaining.length} demo accounts remain (${remaining[0]!.username}, …). They are closed. Claim or remove them: npm run demo-accounts -- list`,
    );
  }

  @RpcHandler(ListDemoAccounts)
  async list(): Promise<DemoAccount[]> {
    return this.env.DEMO_MODE ? [] : this.accounts.remaining();
  }
}
