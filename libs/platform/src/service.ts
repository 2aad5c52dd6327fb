import {
  type DynamicModule,
  type INestApplicationContext,
  Module,
  type NestApplicationOptions,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { z } from 'zod';
import { type BaseEnv, EXIT_CONFIG, loadEnv, parseEnv, withBaseEnv } from './env.ts';
import { HealthRegistry, startHealthServer } from './health.ts';
import { BootFault, ServiceLifecycle } from './lifecycle.ts';
import { createLogger, type Log, NestLog } from './log.ts';
import { PlatformModule } from './platform.module.ts';

/** From the first signal to the end of the process. */
const STOP_WITHIN_MS = 9_500;
/** Ctrl-C reaches a process twice (from the terminal and from its launcher): this close together is one signal. */
const SAME_SIGNAL_MS = 1_000;

export interface ServiceOptions<S extends z.ZodObject, A extends INestApplicationContext> {
  /** Process name: log field, NATS login, queue group. */
  name: string;
  /** Schema of the environment; the variables of `baseEnv` are added. */
  env: S;
  /** What is wrong between variables that are each right by themselves, one line each. */
  envFaults?: (env: z.infer<S> & BaseEnv) => string[];
  /** The app's module, or a function that makes it from the parsed environment (an arrow function or a static method). */
  module: Type<unknown> | DynamicModule | ((env: z.infer<S> & BaseEnv) => DynamicModule);
  /** Makes the app; default: a Nest application context without HTTP. Pass `options` on to Nest. */
  create?: (root: DynamicModule, options: NestApplicationOptions, env: z.infer<S> & BaseEnv) => Promise<A>;
  /** Opens the app's own port, once everything is started. */
  listen?: (app: A, env: z.infer<S> & BaseEnv) => Promise<unknown>;
}

export interface RunningService<A extends INestApplicationContext = INestApplicationContext> {
  app: A;
  health: HealthRegistry;
  lifecycle: ServiceLifecycle;
  healthPort: number;
  /** Readiness goes false, work in hand is finished, everything is closed. */
  stop(): Promise<void>;
}

@Module({})
class ServiceRoot {}

type Parts = { log: Log; health: HealthRegistry; lifecycle: ServiceLifecycle };

/**
 * Runs a process until it is told to stop: the whole of a service's `main.ts`. Exit codes: 0 stopped when
 * asked, 1 crashed or did not stop in time (restart it), 78 wrong environment or wiring (do not).
 */
export async function runService<
  S extends z.ZodObject,
  A extends INestApplicationContext = INestApplicationContext,
>(options: ServiceOptions<S, A>): Promise<void> {
  const env: z.infer<S> & BaseEnv = loadEnv(withBaseEnv(options.env), undefined, options.envFaults);
  const log = createLogger(options.name, { level: env.LOG_LEVEL });
  const parts = { log, health: new HealthRegistry(), lifecycle: new ServiceLifecycle() };
  const exits = handleExits(parts);
  try {
    const service = await boot(options, env, parts);
    exits.started(service);
    log.info({ healthPort: service.healthPort }, 'ready');
  } catch (error) {
    exits.die(error);
  }
}

/** Boots a service without touching the process (no signals, no exit): for tests. Throws EnvError and BootFault. */
export async function startService<
  S extends z.ZodObject,
  A extends INestApplicationContext = INestApplicationContext,
>(options: ServiceOptions<S, A> & { source: NodeJS.ProcessEnv; log?: Log }): Promise<RunningService<A>> {
  const env: z.infer<S> & BaseEnv = parseEnv(withBaseEnv(options.env), options.source, options.envFaults);
  const log = options.log ?? createLogger(options.name, { level: env.LOG_LEVEL });
  return boot(options, env, { log, health: new HealthRegistry(), lifecycle: new ServiceLifecycle() });
}

async function boot<S extends z.ZodObject, A extends INestApplicationContext>(
  options: ServiceOptions<S, A>,
  env: z.infer<S> & BaseEnv,
  parts: Parts,
): Promise<RunningService<A>> {
  const { health, lifecycle, log } = parts;
  const server = await startHealthServer(health, {
    port: env.HEALTH_PORT,
    host: env.HEALTH_HOST,
    service: options.name,
  });
  let app: A | undefined;
  try {
    app = await createApp(options, env, parts);
    await options.listen?.(app, env);
  } catch (error) {
    await lifecycle.drain().catch(() => {});
    await app?.close().catch(() => {});
    await server.close();
    throw error;
  }
  health.state = 'running';
  const running = app;
  const stop = async () => {
    health.state = 'stopping';
    await lifecycle.drain().catch((error: unknown) => log.error({ err: error }, 'drain'));
    await running.close();
    await server.close();
  };
  return { app, health, lifecycle, healthPort: server.port, stop };
}

async function createApp<S extends z.ZodObject, A extends INestApplicationContext>(
  options: ServiceOptions<S, A>,
  env: z.infer<S> & BaseEnv,
  parts: Parts,
): Promise<A> {
  const appModule = isModuleMaker(options.module) ? options.module(env) : options.module;
  const root: DynamicModule = {
    module: ServiceRoot,
    imports: [PlatformModule.with({ env, ...parts }), appModule],
  };
  const nestOptions: NestApplicationOptions = {
    logger: new NestLog(parts.log),
    abortOnError: false,
    // Without it HTTP never ends under keep-alive.
    return503OnClosing: true,
  };
  if (options.create) return options.create(root, nestOptions, env);
  return (await NestFactory.createApplicationContext(root, nestOptions)) as unknown as A;
}

/** Classes have a prototype; arrow functions and methods do not. */
function isModuleMaker<E>(
  module: Type<unknown> | DynamicModule | ((env: E) => DynamicModule),
): module is (env: E) => DynamicModule {
  return typeof module === 'function' && module.prototype === undefined;
}

function handleExits({ log, lifecycle }: Parts) {
  let service: RunningService | undefined;
  let firstSignalAt: number | undefined;

  const die = (error: unknown): never => {
    if (error instanceof BootFault) {
      log.fatal({ faults: error.faults }, error.message);
      process.exit(EXIT_CONFIG);
    }
    log.fatal({ err: error }, 'the process ends because of an error');
    process.exit(1);
  };

  const stop = (signal: string): void => {
    if (firstSignalAt !== undefined) {
      if (Date.now() - firstSignalAt < SAME_SIGNAL_MS) return;
      log.warn({ signal }, 'second signal: exiting at once');
      process.exit(1);
    }
    firstSignalAt = Date.now();
    log.info({ signal }, 'stopping');
    if (!service) process.exit(0);
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    service.stop().then(() => {
      log.info('stopped');
      process.exit(0);
    }, die);
  };

  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  lifecycle.onFailure = die;
  return {
    die,
    started: (running: RunningService): void => {
      service = running;
    },
  };
}
