import { eventSubject } from '@waymark/contracts/events';
import { signalSubject } from '@waymark/contracts/live';
import { durableName } from './durable-name.ts';
import { type Consumption, eventOwner, type ProcessManifest } from './manifest.ts';

export interface NatsLogin {
  process: ProcessManifest | typeof OPERATOR;
  password: string;
}

/** Login of the operator's container and of the dead-letters command. */
export const OPERATOR = 'operator';

/** Reads and deletes dead letters, and publishes their events again. */
const OPERATOR_SUBJECTS = [
  ...streamsApi(),
  '$JS.API.STREAM.MSG.GET.DEAD',
  '$JS.API.STREAM.MSG.DELETE.DEAD',
  '$JS.API.STREAM.PURGE.DEAD',
  'events.>',
];

export interface NatsPermissions {
  publish: string[];
  subscribe: string[];
  respond: boolean; // may reply to requests
}

export function permissionsOf(process: ProcessManifest | typeof OPERATOR): NatsPermissions {
  if (process === OPERATOR) {
    return { publish: OPERATOR_SUBJECTS, subscribe: [inboxOf(OPERATOR)], respond: false };
  }
  const { name, handles = [], calls = [], consumes = [], signals = [], live = [], updatesStreams } = process;
  const owner = eventOwner(process);
  return {
    publish: [
      ...calls.map((call) => (typeof call === 'string' ? call : call.subject)),
      ...(owner ? [`events.${owner}.>`] : []),
      ...signals.map(({ signal }) => signalSubject(signal)),
      ...(live.includes('publish') ? ['live.>'] : []),
      ...consumes.flatMap((consumption) => apiOf(name, consumption)),
      // To park its dead letters, and to read them: the filter is part of the subject.
      ...(consumes.length > 0 ? [`dead.${name}.>`, `$JS.API.CONSUMER.CREATE.DEAD.*.dead.${name}.>`] : []),
      ...streamsApi(),
      ...(updatesStreams ? ['EVENTS', 'DEAD'].map((stream) => `$JS.API.STREAM.UPDATE.${stream}`) : []),
    ],
    subscribe: [
      inboxOf(name),
      ...(handles.length > 0 ? [`${name}.>`] : []),
      ...(live.includes('events') ? ['events.>', 'signals.>'] : []),
      ...(live.includes('subscribe') ? ['live.>'] : []),
    ],
    respond: handles.length > 0,
  };
}

/** To create the streams where they are missing. */
function streamsApi(): string[] {
  return ['EVENTS', 'DEAD'].flatMap((stream) => [
    `$JS.API.STREAM.INFO.${stream}`,
    `$JS.API.STREAM.CREATE.${stream}`,
  ]);
}

const inboxOf = (name: string): string => `_INBOX_${name}.>`;

function apiOf(name: string, { event }: Consumption): string[] {
  const durable = durableName(name, event.type);
  return [
    `$JS.API.CONSUMER.CREATE.EVENTS.${durable}.${eventSubject(event.type)}`,
    `$JS.API.CONSUMER.INFO.EVENTS.${durable}`,
    `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${durable}`,
    `$JS.ACK.EVENTS.${durable}.>`,
    // Newer servers put domain and account first.
    `$JS.ACK.*.*.EVENTS.${durable}.>`,
  ];
}

export interface NatsConfig {
  logins: NatsLogin[];
  port: number;
  storeDir: string; // of the streams
  host?: string; // default 127.0.0.1
  maxPayload?: number; // bytes, default 1 MiB
  /** Syncs every stored message to disk before its ack. Requires nats-server 2.12: older ones refuse to start. */
  syncAlways?: boolean;
}

/** The configuration of nats-server (2.9.10 and later): JetStream, and a restricted login per process. */
export function natsConfig(config: NatsConfig): string {
  const { logins, port, storeDir, host = '127.0.0.1', maxPayload = 1_048_576, syncAlways } = config;
  return [
    `listen: ${quote(`${host}:${port}`)}`,
    `max_payload: ${maxPayload}`,
    'jetstream {',
    `  store_dir: ${quote(storeDir)}`,
    // By default three quarters of what is free at its start: started on a full disk, it would refuse events for ever.
    '  max_file_store: 1TB',
    ...(syncAlways ? ['  sync_interval: always'] : []),
    '}',
    'authorization {',
    '  users: [',
    ...logins.map(userEntry),
    '  ]',
    '}',
    '',
  ].join('\n');
}

function userEntry({ process, password }: NatsLogin): string {
  const { publish, subscribe, respond } = permissionsOf(process);
  const name = process === OPERATOR ? OPERATOR : process.name;
  return [
    `    { user: ${quote(name)}, password: ${quote(password)}, permissions: {`,
    `      publish: { allow: [${publish.map(quote).join(', ')}] }`,
    `      subscribe: { allow: [${subscribe.map(quote).join(', ')}] }`,
    ...(respond ? ['      allow_responses: { max: 1, expires: "1m" }'] : []),
    '    } }',
  ].join('\n');
}

const quote = (text: string): string => JSON.stringify(text);
