import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from './command.ts';
import { folders } from './folders.ts';
import { freeSubnet, hostsFile } from './hosts.ts';

/** Where Docker's name service is for every container. */
const NAME_SERVICE = '127.0.0.11';

interface Member {
  service: string;
  address: string;
  names: ChildProcess;
}

/** A bridge of this machine, a namespace for each container, and their names. */
export class Network {
  private readonly members = new Map<string, Member>();
  private readonly hosts = join(folders.run, 'hosts');
  private readonly id: string;
  private readonly subnet: string;
  private last = 1;
  private readonly addresses = new Map<string, string>();

  private constructor(id: string, subnet: string) {
    this.id = id;
    this.subnet = subnet;
  }

  /** `id`: at most 8 letters, the beginning of all names. */
  static async make(id: string): Promise<Network> {
    const subnet = freeSubnet(await output('ip', ['-4', 'route']));
    const network = new Network(id, subnet);
    await output('ip', ['link', 'add', id, 'type', 'bridge']);
    await output('ip', ['address', 'add', `${network.gateway}/24`, 'dev', id]);
    await output('ip', ['link', 'set', id, 'up']);
    network.writeHosts();
    return network;
  }

  /** The address of this machine for the containers. */
  get gateway(): string {
    return `${this.subnet}.1`;
  }

  /** Adds a container; its name resolves to it from now on. Returns the path of its namespace. */
  async join(container: string, service: string): Promise<string> {
    const space = `${this.id}-${container}`;
    const address = this.addresses.get(container) ?? `${this.subnet}.${++this.last}`;
    this.addresses.set(container, address);
    const [, number] = address.split(/\.(?=\d+$)/);
    const link = `${this.id}-${number}`;
    await output('ip', ['netns', 'add', space]);
    await output('ip', ['link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space]);
    await output('ip', ['link', 'set', link, 'master', this.id, 'up']);
    await output('ip', ['-n', space, 'address', 'add', `${address}/24`, 'dev', 'eth0']);
    for (const one of ['lo', 'eth0']) await output('ip', ['-n', space, 'link', 'set', one, 'up']);
    this.members.set(container, { service, address, names: await this.serveNames(space) });
    this.writeHosts();
    return `/run/netns/${space}`;
  }

  /** Removes a container that has ended. */
  async leave(container: string): Promise<void> {
    const member = this.members.get(container);
    if (!member) return;
    this.members.delete(container);
    this.writeHosts();
    const ended = new Promise((resolve) => member.names.once('exit', resolve));
    if (member.names.exitCode === null && member.names.kill()) await ended;
    await output('ip', ['netns', 'delete', `${this.id}-${container}`]);
  }

  /** The address of the first container of a service. Throws without one. */
  addressOf(service: string): string {
    const member = [...this.members.values()].find((one) => one.service === service);
    if (!member) throw new Error(`no container of ${service} has an address`);
    return member.address;
  }

  /** Resolves when it takes requests and signals. */
  private async serveNames(space: string): Promise<ChildProcess> {
    const options = [
      ...['--keep-in-foreground', '--conf-file=/dev/null', '--pid-file=', '--user=root', '--log-facility=-'],
      ...['--no-resolv', '--no-hosts', '--local=//', `--addn-hosts=${this.hosts}`],
      ...[`--listen-address=${NAME_SERVICE}`, '--bind-interfaces'],
    ];
    // In a group of its own, which Ctrl-C does not reach before the containers have stopped.
    const names = spawn('ip', ['netns', 'exec', space, 'dnsmasq', ...options], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    });
    await new Promise<void>((resolve, reject) => {
      names.stderr.on('data', (text) => /started/.test(String(text)) && resolve());
      names.once('exit', () => reject(new Error(`dnsmasq ended in ${space}`)));
    });
    return names;
  }

  private writeHosts(): void {
    writeFileSync(this.hosts, hostsFile([...this.members.values()]));
    for (const { names } of this.members.values()) names.kill('SIGHUP');
  }
}

/** The name service of a container, as Docker writes it. */
export function resolverFile(): string {
  const file = join(folders.run, 'resolv.conf');
  if (!existsSync(file)) writeFileSync(file, `nameserver ${NAME_SERVICE}\noptions ndots:0\n`);
  return file;
}
