import { eventSubject } from '@waymark/contracts/events';
import { durableName } from './durable-name.ts';

/**
 * What one process may say and hear. Subjects as in the contracts: `<service>.…` asks, `events.<owner>.…` tells,
 * `live.…` signals.
 */
export interface NatsRole {
  /** Answers `<name>.>`. */
  answers?: boolean;
  /** First token of the events it publishes (`events.<owner>.>`). */
  tells?: string;
  /** Subjects it may ask. A service's own questions have two tokens; `<service>.worker.…` is for the ai-worker. */
  asks?: string[];
  /** Event types it has consumers for. */
  consumes?: EventConsumption[];
  /** Hears every event as it passes (core NATS, nothing kept): to tell open pages to look again. */
  hearsEvents?: boolean;
  /** May send "look again" signals. */
  signals?: boolean;
  /** May hear them. */
  hearsSignals?: boolean;
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

/**
 * The processes of this system, as narrow as they work today: a service that starts to ask another, or to
 * consume one more event, says so here. Boot fails when a consumer is missing here.
 */
export const ROLES: Record<string, NatsRole> = {
  ...Object.fromEntries(SERVICES.map((name) => [name, { answers: true, tells: name, signals: true }])),
  identity: {
    answers: true,
    tells: 'identity',
    signals: true,
    consumes: [
      'roadmaps.roadmap.published.v1',
      'roadmaps.roadmap.unpublished.v1',
      'roadmaps.roadmap.archived.v1',
      'scheduling.pricing.changed.v1',
      'scheduling.rating.changed.v1',
      'scheduling.session.booked.v1',
      'scheduling.session.moved.v1',
      'scheduling.session.cancelled.v1',
      'scheduling.session.no-show.v1',
      'scheduling.session.completed.v1',
      'scheduling.session.reminded.v1',
      'payments.payment.captured.v1',
      'payments.refund.settled.v1',
      'payments.refund.stuck.v1',
    ],
  },
  scheduling: {
    answers: true,
    tells: 'scheduling',
    signals: true,
    // What a learner shares of a roadmap is looked up, as what they themselves may see of it.
    asks: ['roadmaps.get', 'roadmaps.get-progress'],
    consumes: [
      'identity.mentor.changed.v1',
      'identity.user.role-changed.v1',
      'payments.payment.captured.v1',
      'payments.refund.settled.v1',
    ],
  },
  payments: {
    answers: true,
    tells: 'payments',
    signals: true,
    asks: ['scheduling.payments.payable'],
    consumes: [
      'scheduling.session.cancelled.v1',
      'scheduling.session.no-show.v1',
      'scheduling.hold.ended.v1',
      'scheduling.payment.refused.v1',
    ],
  },
  roadmaps: {
    answers: true,
    tells: 'roadmaps',
    signals: true,
    consumes: [
      'identity.mentor.changed.v1',
      'ai.run.finished.v1',
      'ai.source.extracted.v1',
      'ai.coaching.finished.v1',
    ],
  },
  gateway: {
    asks: SERVICES.map((service) => `${service}.*`),
    consumes: ['identity.user.role-changed.v1'],
    hearsEvents: true,
    hearsSignals: true,
  },
  'ai-worker': { tells: 'ai', asks: ['roadmaps.worker.>'], hearsSignals: true },
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
  const { answers = false, tells, asks = [], consumes = [] } = role;
  return {
    publish: [
      ...asks,
      ...(tells ? [`events.${tells}.>`] : []),
      ...(role.signals ? ['live.>'] : []),
      ...consumes.flatMap((consumption) => apiOf(durableOf(name, consumption), typeOf(consumption))),
      ...(consumes.length > 0 ? [`dead.${name}.>`] : []),
      ...['EVENTS', 'DEAD'].flatMap((stream) => [
        `$JS.API.STREAM.INFO.${stream}`,
        `$JS.API.STREAM.CREATE.${stream}`,
      ]),
    ],
    subscribe: [
      inbox,
      ...(answers ? [`${name}.>`] : []),
      ...(role.hearsEvents ? ['events.>'] : []),
      ...(role.hearsSignals ? ['live.>'] : []),
    ],
    respond: answers,
  };
}

/** True when the process's login may have this durable consumer, or when it is none of ours. */
export function mayConsume(name: string, durable: string): boolean {
  const role = ROLES[name];
  return !role || (role.consumes ?? []).some((consumption) => durableOf(name, consumption) === durable);
}

const typeOf = (consumption: EventConsumption): string =>
  typeof consumption === 'string' ? consumption : consumption.type;

const durableOf = (name: string, consumption: EventConsumption): string =>
  durableName(name, typeOf(consumption), typeof consumption === 'string' ? undefined : consumption.consumer);

const apiOf = (durable: string, type: string): string[] => [
  `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.${eventSubject(type)}`,
  `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
  `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
  `$JS.ACK.EVENTS.${durable}.>`,
  // The longer form newer servers may use: domain and account first.
  `$JS.ACK.*.*.EVENTS.${durable}.>`,
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
