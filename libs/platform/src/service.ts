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

const STOP_WITHIN_MS = 9_500; // after the first signal
/** Ctrl-C sends two signals, from the terminal and from the launcher. */
const SAME_SIGNAL_MS = 1_000;

export interface ServiceOptions<S extends z.ZodObject, A extends INestApplicationContext> {
  name: string; // also log field, NATS login, queue group
  env: S; // `baseEnv` is added
  /** Checks combinations of variables; returns one line per fault. */
  envFaults?: (env: z.infer<S> & BaseEnv) => string[];
  /** A function must be an arrow function or a static method. */
  module: Type<unknown> | DynamicModule | ((env: z.infer<S> & BaseEnv) => DynamicModule);
  /** Default: a Nest application context without HTTP. Must pass `options` to Nest. */
  create?: (root: DynamicModule, options: NestApplicationOptions, env: z.infer<S> & BaseEnv) => Promise<A>;
  /** Opens the app's port after everything has started. */
  listen?: (app: A, env: z.infer<S> & BaseEnv) => Promise<unknown>;
}

/** Infers the types of a service's options. */
export const defineService = <S extends z.ZodObject, A extends INestApplicationContext>(
  options: ServiceOptions<S, A>,
): ServiceOptions<S, A> => options;

export interface RunningService<A extends INestApplicationContext = INestApplicationContext> {
  app: A;
  health: HealthRegistry;
  lifecycle: ServiceLifecycle;
  healthPort: number;
  /** Becomes not ready, finishes running work and closes everything. */
  stop(): Promise<void>;
}

@Module({})
class ServiceRoot {}

type Parts = { log: Log; health: HealthRegistry; lifecycle: ServiceLifecycle };

/** Exit codes: 0 stopped, 1 crashed or did not stop in time (restart), 78 invalid environment or wiring (do not restart). */
export async function runService<
  S extends z.ZodObject,
  A extends INestApplicationContext = INestApplicationContext,
>(options: ServiceOptions<S, A>): Promise<void> {
  await runServices([[options as AnyService]]);
}

// biome-ignore lint/suspicious/noExplicitAny: services differ in their environments
export type AnyService = ServiceOptions<any, any> & { source?: NodeJS.ProcessEnv };

/**
 * Services in one Node process, with the exit codes of `runService`. All start at once; the groups stop one after the
 * other, and a failure of one service ends all. Each reads its own `source`; default: the environment of the process.
 */
export async function runServices(groups: AnyService[][]): Promise<void> {
  const services = groups.map((group) =>
    group.map((options) => {
      const env: BaseEnv = loadEnv(withBaseEnv(options.env), options.source, options.envFaults);
      const log = createLogger(options.name, { level: env.LOG_LEVEL });
      const parts = { log, health: new HealthRegistry(), lifecycle: new ServiceLifecycle() };
      return { options, env, parts };
    }),
  );
  const all = services.flat();
  const exits = handleExits(all.map(({ parts }) => parts));
  try {
    const running = await Promise.all(
      services.map((group) => Promise.all(group.map(({ options, env, parts }) => boot(options, env, parts)))),
    );
    exits.started(running);
    const ports = running.flat().map(({ healthPort }) => healthPort);
    all.forEach(({ parts }, index) => {
      parts.log.info({ healthPort: ports[index] }, 'ready');
    });
  } catch (error) {
    exits.die(error);
  }
}

/** Starts a service in a test, without signals and exits. Throws EnvError and BootFault. */
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
    // Otherwise keep-alive connections never end.
    return503OnClosing: true,
  };
  if (options.create) return options.create(root, nestOptions, env);
  return (await NestFactory.createApplicationContext(root, nestOptions)) as unknown as A;
}

/** Only classes have a prototype. */
function isModuleMaker<E>(
  module: Type<unknown> | DynamicModule | ((env: E) => DynamicModule),
): module is (env: E) => DynamicModule {
  return typeof module === 'function' && module.prototype === undefined;
}

function handleExits(all: Parts[]) {
  const log = all[0]!.log;
  let services: RunningService[][] | undefined;
  let firstSignalAt: number | undefined;

  const die = (error: unknown): never => {
    if (error instanceof BootFault) {
      log.fatal({ faults: error.faults }, error.message);
      process.exit(EXIT_CONFIG);
    }
    log.fatal({ err: error }, 'exiting because of an error');
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
    if (!services) process.exit(0);
    setTimeout(() => {
      log.error('did not stop in time');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    stopInOrder(services).then(() => {
      log.info('stopped');
      process.exit(0);
    }, die);
  };

  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  for (const { lifecycle } of all) lifecycle.onFailure = die;
  return {
    die,
    started: (running: RunningService[][]): void => {
      services = running;
    },
  };
}

async function stopInOrder(groups: RunningService[][]): Promise<void> {
  for (const group of groups) await Promise.all(group.map((service) => service.stop()));
}
