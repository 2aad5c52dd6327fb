import { Controller, Inject } from '@nestjs/common';
import type { OperatorInfo } from '@waymark/contracts/operator';
import { GetOperatorEndpoint } from '@waymark/contracts/operator.endpoints';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Env } from '../env.ts';
import { Serves } from '../http/endpoint.ts';

@Controller()
export class OperatorController {
  constructor(@Inject(SERVICE_ENV) private readonly env: Env) {}

  @Serves(GetOperatorEndpoint)
  operator(): OperatorInfo {
    const { env } = this;
    const own = env.AI_IS_LOCAL ? 'own' : 'outside';
    return {
      name: env.OPERATOR_NAME ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
      supportEmail: env.SUPPORT_EMAIL ?? null,
      texts: {
        about: env.OPERATOR_ABOUT ?? null,
        privacy: env.OPERATOR_PRIVACY ?? null,
        terms: env.OPERATOR_TERMS ?? null,
        contact: env.OPERATOR_CONTACT ?? null,
      },
      facts: {
        demo: env.DEMO_MODE,
        payments: env.PAYMENTS_PROVIDER,
        model: env.AI_ENGINE === 'offline' ? 'none' : own,
        files: env.STORAGE_DRIVER,
      },
    };
  }
}
