import { Controller, Inject } from '@nestjs/common';
import { DEMO_PASSWORD, demoLogins } from '@waymark/contracts/demo';
import { PublicConfig } from '@waymark/contracts/identity/http';
import * as routes from '@waymark/contracts/identity/routes';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Env } from '../env.ts';
import { Endpoint } from '../http/endpoint.ts';

@Controller()
export class ConfigController {
  constructor(@Inject(SERVICE_ENV) private readonly env: Env) {}

  @Endpoint(routes.getConfig, {
    response: PublicConfig,
    access: 'none',
    summary: 'What the browser must know before anybody has logged in',
  })
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
