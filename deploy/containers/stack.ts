import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { inspect } from './buildah.ts';
import { Container, type Stopped } from './container.ts';
import { folders } from './folders.ts';
import type { Network } from './network.ts';
import { type Project, tagOf } from './source.ts';
import { containerSpec } from './spec.ts';

export interface StackOptions {
  project: Project;
  network: Network;
  /** Beginning of all names on this machine. */
  prefix: string;
  /** Variables beside those of `.env`. */
  env: Record<string, string>;
  signal: AbortSignal;
}

export interface StoppedContainer extends Stopped {
  container: Container;
}

/** The containers of a compose file. */
export class Stack {
  private readonly options: StackOptions;
  private readonly starting = new Map<string, Promise<Container>>();
  private readonly ready = new Map<Container, Promise<void>>();
  private readonly ends = new Map<Container, Promise<number | null>>();
  private readonly made: Container[] = [];

  constructor(options: StackOptions) {
    this.options = options;
  }

  /** Starts all services without a profile, each when its conditions are met; resolves when all are ready. */
  async up(): Promise<void> {
    const { services } = this.options.project;
    const names = Object.keys(services).filter((name) => !services[name]!.profiles);
    await Promise.all(names.map((name) => this.met(name, services[name]!.restart === 'unless-stopped')));
  }

  /** The first container of a service, started if it is not yet. */
  start(service: string): Promise<Container> {
    const known = this.starting.get(service);
    if (known) return known;
    const starting = this.startAfterOthers(service);
    this.starting.set(service, starting);
    return starting;
  }

  /** The servers that run, of one service or all, in the order of their start. */
  running(service?: string): Container[] {
    return this.made.filter(
      (container) => !container.hasEnded && (service === undefined || container.about.service === service),
    );
  }

  /** The administrator's address of a PostgreSQL on this network. */
  databaseUrl(address: string): string {
    return `postgres://waymark:${ownEnv().POSTGRES_PASSWORD}@${address}:5432/waymark`;
  }

  /** As `--scale` does: starts one more container of the service and waits until it is ready. */
  async add(service: string, number: number): Promise<Container> {
    const container = await this.make(service, `${service}-${number}`);
    this.made.push(container);
    await container.start();
    await container.healthy(this.options.signal);
    return container;
  }

  /** As `docker compose run --rm`: runs one command of the service to its end. Returns its output; throws unless it succeeds. */
  async runOnce(service: string, args: string[] = [], input?: string): Promise<string> {
    await this.conditionsOf(service);
    const container = await this.make(service, `${service}-run`);
    container.about.spec.args.push(...args);
    await container.start(input);
    const code = await container.end();
    if (code !== 0) throw container.fault(`ended with ${code}`);
    const printed = container.printed();
    await container.remove();
    return printed;
  }

  /**
   * As `docker compose down`: stops what runs, in the order in which compose does it, what depends on others first, and
   * removes all containers. The volumes stay.
   */
  async down(): Promise<StoppedContainer[]> {
    const stopped: StoppedContainer[] = [];
    for (const container of this.running().toReversed()) {
      stopped.push({ ...(await container.stop()), container });
    }
    for (const container of this.made.splice(0)) await container.remove();
    return stopped;
  }

  /** Resolves when no container is being started any more, so that all can be removed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.starting.values());
  }

  private async startAfterOthers(service: string): Promise<Container> {
    await this.conditionsOf(service);
    const container = await this.make(service, `${service}-1`);
    this.made.push(container);
    await container.start();
    return container;
  }

  private async conditionsOf(service: string): Promise<void> {
    const conditions = Object.entries(this.options.project.services[service]!.depends_on ?? {});
    await Promise.all(
      conditions.map(([name, { condition }]) =>
        this.met(name, condition !== 'service_completed_successfully'),
      ),
    );
    this.options.signal.throwIfAborted();
  }

  /** Resolves when a service is healthy, or has ended with success. */
  private async met(service: string, isServer: boolean): Promise<void> {
    const container = await this.start(service);
    if (isServer) return memo(this.ready, container, () => container.healthy(this.options.signal));
    const code = await memo(this.ends, container, () => container.end());
    if (code !== 0) throw container.fault(`ended with ${code}`);
  }

  private async make(service: string, id: string): Promise<Container> {
    const { project, network, prefix, env, signal } = this.options;
    signal.throwIfAborted();
    const described = project.services[service]!;
    const image = described.build
      ? tagOf(described.build.target, project.source)
      : `docker.io/library/${described.image}`;
    const { config } = await inspect(image);
    const spec = containerSpec(described, config, { ...ownEnv(), ...env }, project.secrets);
    return new Container({ id, prefix, service, image, spec }, network);
  }
}

/** The `.env` that the service `setup` has written. */
const ownEnv = (): Record<string, string> => {
  try {
    return parseEnv(readFileSync(join(folders.project, '.env'), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
};

function memo<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}
