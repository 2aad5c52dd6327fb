import { eventSubject } from '@waymark/contracts/events';
import { durableName } from './durable-name.ts';

/** What one process may say and hear. Subjects as in the contracts: `<service>.…` asks, `events.<owner>.…` tells. */
export interface NatsRole {
  /** Answers `<name>.>`. */
  answers: boolean;
  /** First token of the events it publishes (`events.<owner>.>`); absent when it tells nothing. */
  tells?: string;
  /** Subjects it may ask. A service's own questions have two tokens; `<service>.worker.…` is for the ai-worker. */
  asks: string[];
  /** Event types it has consumers for; `any` where they are not known here; absent when it has none. */
  consumes?: EventConsumption[] | 'any';
  /** Hears every event as it passes (core NATS, nothing kept): to tell open pages to look again. */
  hears?: boolean;
}

/** An event type, or one with the consumer name given to `@OnEvent`. */
export type EventConsumption = string | { type: string; consumer: string };

export interface NatsLogin {
  /** Process name. */
  name: string;
  password: string;
  /** Default: its role in `ROLES`. */
  role?: NatsRole;
}

const SERVICES = ['identity', 'roadmaps', 'scheduling', 'payments', 'community'];
const askingOthers = (name?: string) =>
  SERVICES.filter((other) => other !== name).map((other) => `${other}.*`);

/** The processes of this system. */
export const ROLES: Record<string, NatsRole> = {
  gateway: { answers: false, asks: askingOthers(), consumes: ['identity.user.role-changed.v1'], hears: true },
  'ai-worker': { answers: false, tells: 'ai', asks: ['roadmaps.worker.>'] },
  ...Object.fromEntries(
    SERVICES.map((name) => [name, { answers: true, tells: name, asks: askingOthers(name), consumes: 'any' }]),
  ),
};

/** Login of the command that lists and replays dead letters. */
export const OPERATOR = 'operator';

export interface NatsPermissions {
  publish: string[];
  subscribe: string[];
  /** May answer the requests it gets, on whatever inbox they name. */
  respond: boolean;
}

/** The subjects one process may publish and subscribe to; everything else is refused by the server. */
export function permissionsOf(name: string, role: NatsRole | undefined = ROLES[name]): NatsPermissions {
  const inbox = `_INBOX_${name}.>`;
  if (name === OPERATOR) {
    return { publish: ['$JS.API.>', 'events.>', 'dead.>'], subscribe: [inbox], respond: false };
  }
  if (!role) throw new Error(`no NATS role for the process ${name}`);
  return {
    publish: [
      ...role.asks,
      ...(role.tells ? [`events.${role.tells}.>`] : []),
      ...consumerApi(name, role.consumes),
      'live.>',
      ...['EVENTS', 'DEAD'].flatMap((stream) => [
        `$JS.API.STREAM.INFO.${stream}`,
        `$JS.API.STREAM.CREATE.${stream}`,
      ]),
    ],
    subscribe: [inbox, 'live.>', ...(role.answers ? [`${name}.>`] : []), ...(role.hears ? ['events.>'] : [])],
    respond: role.answers,
  };
}

function consumerApi(name: string, consumes: NatsRole['consumes']): string[] {
  if (!consumes) return [];
  const dead = `dead.${name}.>`;
  if (consumes === 'any') return [...apiOf('*', 'events.>'), dead];
  const own = consumes.flatMap((consumption) => {
    const { type, consumer } =
      typeof consumption === 'string' ? { type: consumption, consumer: undefined } : consumption;
    return apiOf(durableName(name, type, consumer), eventSubject(type));
  });
  return [...own, dead];
}

const apiOf = (durable: string, filter: string): string[] => [
  `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.${filter}`,
  `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
  `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
  `$JS.ACK.EVENTS.${durable}.>`,
];

export interface NatsConfig {
  processes: NatsLogin[];
  port: number;
  /** Folder of the streams. */
  storeDir: string;
  /** Address to listen on; default 127.0.0.1. */
  host?: string;
  /** Largest message in bytes; default 1 MiB. */
  maxPayload?: number;
  /**
   * Forces every stored message to disk before it is acknowledged. Only for nats-server 2.12 and later:
   * older ones refuse to start with it.
   */
  syncAlways?: boolean;
}

/** The configuration file of nats-server (2.9.10 and later): JetStream, and one narrow login per process. */
export function natsConfig(config: NatsConfig): string {
  const { processes, port, storeDir, host = '127.0.0.1', maxPayload = 1_048_576, syncAlways } = config;
  return [
    `listen: ${quote(`${host}:${port}`)}`,
    `max_payload: ${maxPayload}`,
    'jetstream {',
    `  store_dir: ${quote(storeDir)}`,
    ...(syncAlways ? ['  sync_interval: always'] : []),
    '}',
    'authorization {',
    '  users: [',
    ...processes.map(userEntry),
    '  ]',
    '}',
    '',
  ].join('\n');
}

function userEntry({ name, password, role }: NatsLogin): string {
  const { publish, subscribe, respond } = permissionsOf(name, role);
  return [
    `    { user: ${quote(name)}, password: ${quote(password)}, permissions: {`,
    `      publish: { allow: [${publish.map(quote).join(', ')}] }`,
    `      subscribe: { allow: [${subscribe.map(quote).join(', ')}] }`,
    ...(respond ? ['      allow_responses: { max: 1, expires: "1m" }'] : []),
    '    } }',
  ].join('\n');
}

const quote = (text: string): string => JSON.stringify(text);
