import { connect, type NatsConnection } from '@nats-io/transport-node';
import { durableName } from '../durable-name.ts';
import type { ProcessManifest } from '../manifest.ts';
import { EVENTS_STREAM, getManager } from '../streams.ts';

/** The event consumers of running processes, read with the login of each, which may read its own only. */
export class Consumers {
  private readonly connections: { nc: NatsConnection; durables: string[] }[];

  private constructor(connections: { nc: NatsConnection; durables: string[] }[]) {
    this.connections = connections;
  }

  /** `passwords`: by the name of the process. */
  static async open(
    servers: string,
    manifests: readonly ProcessManifest[],
    passwords: Readonly<Record<string, string>>,
  ): Promise<Consumers> {
    const consuming = manifests.filter(({ consumes = [] }) => consumes.length > 0);
    const connections = consuming.map(async ({ name, consumes = [] }) => ({
      nc: await connect({ servers, user: name, pass: passwords[name], inboxPrefix: `_INBOX_${name}` }),
      durables: consumes.map(({ event }) => durableName(name, event.type)),
    }));
    return new Consumers(await Promise.all(connections));
  }

  /** Names of those with events that are not handled yet. */
  async behind(): Promise<string[]> {
    const each = this.connections.map(async ({ nc, durables }) => {
      const jsm = await getManager(nc);
      const states = await Promise.all(durables.map((name) => jsm.consumers.info(EVENTS_STREAM, name)));
      return states.filter((state) => state.num_pending + state.num_ack_pending > 0).map(({ name }) => name);
    });
    return (await Promise.all(each)).flat();
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map(({ nc }) => nc.close()));
  }
}
