import { Inject, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { context, runInContext } from '../context.ts';
import { HealthRegistry } from '../health.ts';
import { BootFault, ServiceLifecycle } from '../lifecycle.ts';
import { SERVICE_ENV } from '../platform.module.ts';
import { runService } from '../service.ts';

const Env = z.object({
  SECRET: z.string(),
  DRAIN_MS: z.coerce.number().default(0),
  BEHAVIOUR: z.enum(['good', 'badly-wired', 'slow-boot', 'throws-later']).default('good'),
});
type Env = z.infer<typeof Env>;

@Injectable()
class Sample implements OnModuleInit {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: Env,
    private readonly lifecycle: ServiceLifecycle,
    private readonly health: HealthRegistry,
  ) {}

  async onModuleInit(): Promise<void> {
    this.health.register('sample', async () => {});
    this.lifecycle.onDrain('sample', () => new Promise((resolve) => setTimeout(resolve, this.env.DRAIN_MS)));
    if (this.env.BEHAVIOUR === 'badly-wired') throw new BootFault(['first fault', 'second fault']);
    if (this.env.BEHAVIOUR === 'slow-boot') await new Promise((resolve) => setTimeout(resolve, 60_000));
    if (this.env.BEHAVIOUR !== 'throws-later') return;
    setTimeout(() => {
      runInContext({ requestId: 'r-9', caller: null }, () => {
        throw new Error(`uncaught in ${context()?.requestId}`);
      });
    }, 50);
  }
}

@Module({ providers: [Sample] })
class SampleModule {}

await runService({ name: 'sample', env: Env, module: SampleModule });
