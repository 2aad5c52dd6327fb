import { Controller, Inject } from '@nestjs/common';
import { PublicConfig } from '@waymark/contracts/identity/http';
import { GetConfigEndpoint } from '@waymark/contracts/identity/users.endpoints';
import { DEMO_PASSWORD, demoLogins } from '@waymark/demo/people';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Env } from '../env.ts';
import { Serves } from '../http/endpoint.ts';

@Controller()
export class ConfigController {
  constructor(@Inject(SERVICE_ENV) private readonly env: Env) {}

  @Serves(GetConfigEndpoint)
  config(): PublicConfig {
    const demo = this.env.DEMO_MODE ? demoLogins : [];
    return {
      demoMode: this.env.DEMO_MODE,
      demoAccounts: demo.map(({ username, role }) => ({ username, role, password: DEMO_PASSWORD })),
      aiEngine: this.env.AI_ENGINE,
      aiIsOutside: this.env.AI_ENGINE === 'openai' && !this.env.AI_IS_LOCAL,
    };
  }
}
