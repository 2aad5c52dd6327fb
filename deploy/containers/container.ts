import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchFault } from '../launch/fault.ts';
import { onPath } from '../launch/paths.ts';
import { run } from '../launch/run.ts';
import { buildah } from './buildah.ts';
import { output } from './command.ts';
import { confinementOf, notEnforced } from './confinement.ts';
import { folders } from './folders.ts';
import { type Network, resolverFile } from './network.ts';
import { ociConfig, resolveUser, type User } from './oci.ts';
import type { ContainerSpec, Volume } from './spec.ts';

const RUNTIME = ['--root', join(folders.run, 'runtime')];
/** A service that has just started is checked more often than its interval, to notice when it is ready. */
const MOST_BETWEEN_CHECKS_MS = 2_000;

export interface Stopped {
  seconds: number;
  /** Null when it had to be killed. */
  code: number | null;
  isInTime: boolean;
}

export interface About {
  id: string;
  /** Beginning of all names on this machine. */
  prefix: string;
  service: string;
  /** Name of its container in buildah, with its root file system. */
  image: string;
  spec: ContainerSpec;
}

/** One container of the OCI runtime, whose parent is this process. */
export class Container {
  readonly about: About;
  private readonly dir: string;
  private readonly network: Network;
  private child: ChildProcess | undefined;
  private user: User = { uid: 0, gid: 0 };
  private ended: Promise<number | null> = Promise.resolve(null);

  constructor(about: About, network: Network) {
    this.about = about;
    this.network = network;
    this.dir = join(folders.run, 'containers', about.id);
  }

  private get log(): string {
    return join(this.dir, 'log');
  }

  /** Its output until now. */
  printed(): string {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8') : '';
  }

  /** Starts it; with `input`, passes that on its standard input. */
  async start(input?: string): Promise<void> {
    const { id, prefix, service, spec } = this.about;
    const rootfs = await this.rootfs();
    for (const { path, options } of spec.tmpfs) prepareMount(join(rootfs, path), options);
    const network = spec.isOnNetwork ? await this.network.join(id, service) : null;
    const etc = (name: string) => readFileSync(join(rootfs, 'etc', name), 'utf8');
    this.user = resolveUser(spec.user, etc('passwd'), etc('group'));
    const config = ociConfig(spec, {
      ...{ hostname: id, rootfs, network, cgroup: `/${prefix}-${id}` },
      user: this.user,
      volumes: await Promise.all(spec.volumes.map((volume) => this.volume(volume, rootfs))),
      files: [
        { source: resolverFile(), path: '/etc/resolv.conf' },
        { source: this.hostsFile(), path: '/etc/hosts' },
        ...spec.secrets.map(({ file, path }) => ({ source: join(folders.project, file), path })),
      ],
      init: onPath(['tini-static'])[0]!,
    });
    writeFileSync(join(this.dir, 'config.json'), JSON.stringify(config, null, 2));
    const log = openSync(this.log, 'a');
    const args = [...RUNTIME, 'run', '--bundle', this.dir, '--pid-file', join(this.dir, 'pid'), id];
    this.child = spawn('runc', args, {
      stdio: [input === undefined ? 'ignore' : 'pipe', log, log],
      detached: true,
    });
    closeSync(log);
    this.child.stdin?.end(input);
    this.ended = new Promise((resolve) => this.child!.once('exit', resolve));
  }

  /** Resolves with its exit code and removes it from the network. */
  async end(): Promise<number | null> {
    const code = await this.ended;
    if (this.about.spec.isOnNetwork) await this.network.leave(this.about.id);
    return code;
  }

  /** Resolves when its health check succeeds. Throws when it ends or stays unhealthy. */
  async healthy(signal: AbortSignal): Promise<void> {
    const { spec } = this.about;
    if (!spec.health) return;
    const { startMs, intervalMs, retries } = spec.health;
    const between = Math.min(intervalMs, MOST_BETWEEN_CHECKS_MS);
    const deadline = performance.now() + startMs + intervalMs * retries;
    while (!(await this.check())) {
      signal.throwIfAborted();
      if (this.hasEnded) throw this.fault('ended before it was ready');
      if (performance.now() > deadline) throw this.fault('did not become healthy');
      await sleep(between, undefined, { signal });
    }
  }

  /** Runs its health check once, inside. */
  async check(): Promise<boolean> {
    const { id, spec } = this.about;
    if (!spec.health) return true;
    const { command, timeoutMs } = spec.health;
    const { code } = await run('runc', [...RUNTIME, 'exec', id, ...command], { timeoutMs });
    return code === 0;
  }

  /** What of its specification the kernel does not enforce on its first process. */
  notEnforced(): string[] {
    const pid = Number(readFileSync(join(this.dir, 'pid'), 'utf8'));
    return notEnforced(this.about.spec, this.user.uid, confinementOf(pid));
  }

  /** Sends the stop signal, and kills it after its grace. */
  async stop(): Promise<Stopped> {
    const { id, spec } = this.about;
    const began = performance.now();
    await this.signal(spec.stopSignal);
    const timer = new AbortController();
    const isInTime = await Promise.race([
      this.ended.then(() => true),
      sleep(spec.graceMs, false, { signal: timer.signal }).catch(() => true),
    ]);
    if (!isInTime) await this.signal('SIGKILL');
    const code = await this.end();
    timer.abort();
    await run('runc', [...RUNTIME, 'delete', '--force', id]);
    return { seconds: (performance.now() - began) / 1_000, code: isInTime ? code : null, isInTime };
  }

  /** Removes it with its root file system, when it has ended; its named volumes stay. */
  async remove(): Promise<void> {
    await buildah('rm', this.about.id);
    rmSync(this.dir, { recursive: true, force: true });
  }

  /** Runs a command inside and returns its output. Throws if it fails. */
  exec(command: string[]): Promise<string> {
    return output('runc', [...RUNTIME, 'exec', this.about.id, ...command]);
  }

  /** On this machine. */
  async processes(): Promise<number[]> {
    return JSON.parse(
      await output('runc', [...RUNTIME, 'ps', '--format', 'json', this.about.id]),
    ) as number[];
  }

  get hasEnded(): boolean {
    return this.child === undefined || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  fault(what: string): LaunchFault {
    const lines = this.printed().trim().split('\n').slice(-12);
    return new LaunchFault(`${this.about.id} ${what}:\n${lines.join('\n')}`);
  }

  private async signal(name: string): Promise<void> {
    await run('runc', [...RUNTIME, 'kill', this.about.id, name]);
  }

  /** Its own writable copy of the image, as long as the run. */
  private async rootfs(): Promise<string> {
    const { id, image } = this.about;
    mkdirSync(this.dir, { recursive: true });
    const known = join(this.dir, 'rootfs');
    if (existsSync(known)) return readFileSync(known, 'utf8');
    await buildah('from', '--pull-never', '--name', id, image);
    const path = (await buildah('mount', id)).trim();
    writeFileSync(known, path);
    return path;
  }

  /** A new volume begins with what the image has at its place, and with its owner. */
  private async volume({ name, path }: Volume, rootfs: string): Promise<string> {
    if (name === '.') return folders.project;
    const dir = name === null ? join(this.dir, 'volumes', path) : join(folders.run, 'volumes', name);
    if (existsSync(dir)) return dir;
    mkdirSync(dir, { recursive: true });
    const source = join(rootfs, path);
    if (existsSync(source)) await output('cp', ['--archive', `${source}/.`, dir]);
    return dir;
  }

  private hostsFile(): string {
    const file = join(this.dir, 'hosts');
    writeFileSync(file, `127.0.0.1 localhost\n::1 localhost\n`);
    return file;
  }
}

/** runc 1.1 gives a new file system the mode of the folder below it, whatever its options. */
function prepareMount(path: string, options: string[]): void {
  const mode = options.find((option) => option.startsWith('mode='))?.slice('mode='.length) ?? '1777';
  mkdirSync(path, { recursive: true });
  chmodSync(path, Number.parseInt(mode, 8));
}
