import { type DynamicModule, Module } from '@nestjs/common';
import { systemClock } from '@waymark/kernel/clock';
import { HealthRegistry } from './health.ts';
import { ServiceLifecycle } from './lifecycle.ts';
import type { Log } from './log.ts';
import { RecurringWork } from './recurring-work.ts';

export const CLOCK = Symbol('CLOCK');
export const SERVICE_ENV = Symbol('SERVICE_ENV'); // the parsed environment
export const SERVICE_LOG = Symbol('SERVICE_LOG'); // the pino logger; prefer Nest's `Logger`

export interface PlatformParts {
  env: unknown;
  log: Log;
  health: HealthRegistry;
  lifecycle: ServiceLifecycle;
}

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest requires a class
export class PlatformModule {
  static with(parts: PlatformParts): DynamicModule {
    const providers = [
      { provide: HealthRegistry, useValue: parts.health },
      { provide: ServiceLifecycle, useValue: parts.lifecycle },
      { provide: RecurringWork, useValue: new RecurringWork(parts.lifecycle) },
      { provide: SERVICE_LOG, useValue: parts.log },
      { provide: CLOCK, useValue: systemClock },
      { provide: SERVICE_ENV, useValue: parts.env },
    ];
    return {
      module: PlatformModule,
      global: true,
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}
