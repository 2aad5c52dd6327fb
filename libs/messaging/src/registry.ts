import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Caller } from '@waymark/contracts/caller';
import type { EventEnvelope } from '@waymark/contracts/events';
import { BootFault } from '@waymark/platform/lifecycle';
import {
  type EventHandlerMetadata,
  type HandlerMetadata,
  handlerMetadataOf,
  type JobHandlerMetadata,
  type JobInfo,
  type RpcHandlerMetadata,
} from './decorators.ts';
import { durableName } from './durable-name.ts';
import type { ResolvedOptions } from './options.ts';

export type BoundHandler<M extends HandlerMetadata, F> = M & { where: string; call: F };
export type BoundRpcHandler = BoundHandler<
  RpcHandlerMetadata,
  (input: unknown, caller: Caller | null) => unknown
>;
/** Without `together` it takes lists of one. */
export type BoundEventHandler = BoundHandler<
  EventHandlerMetadata,
  (events: EventEnvelope[], tx: unknown) => Promise<void>
> & {
  durable: string;
};
export type BoundJobHandler = BoundHandler<
  JobHandlerMetadata,
  (data: unknown, job: JobInfo) => Promise<void>
>;

export interface Handlers {
  rpcs: BoundRpcHandler[];
  events: BoundEventHandler[];
  jobs: BoundJobHandler[];
}

export const jobKey = (job: { queue: string; name: string }): string => `${job.queue}/${job.name}`;

@Injectable()
export class HandlerRegistry {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Throws BootFault with all missing, duplicate and undeclared handlers. */
  collect(options: ResolvedOptions): Handlers {
    const handlers: Handlers = { rpcs: [], events: [], jobs: [] };
    const wrappers = [...this.discovery.getProviders(), ...this.discovery.getControllers()];
    const instances = new Set<object>();
    for (const { instance } of wrappers) {
      if (instance !== null && typeof instance === 'object') instances.add(instance);
    }
    for (const instance of instances) this.scan(instance, options.service, handlers);
    const faults = wiringFaults(options, handlers);
    if (faults.length > 0) throw new BootFault(faults);
    return handlers;
  }

  private scan(instance: object, service: string, into: Handlers): void {
    const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> | null;
    if (!prototype) return;
    for (const name of this.scanner.getAllMethodNames(prototype)) {
      const method = prototype[name];
      if (typeof method !== 'function') continue;
      const where = `${instance.constructor.name}.${name}`;
      const call = method.bind(instance);
      for (const handler of handlerMetadataOf(method)) {
        if (handler.kind === 'rpc') into.rpcs.push({ ...handler, where, call });
        else if (handler.kind === 'job') into.jobs.push({ ...handler, where, call });
        else {
          const durable = durableName(service, handler.event.type);
          const alone = ([event]: EventEnvelope[], tx: unknown) => call(event, tx);
          into.events.push({ ...handler, where, call: handler.together ? call : alone, durable });
        }
      }
    }
  }
}

export function wiringFaults(options: ResolvedOptions, handlers: Handlers): string[] {
  const rpcs = compare(
    'RPC',
    options.handles.map((rpc) => rpc.subject),
    handlers.rpcs.map((handler) => [handler.rpc.subject, handler.where]),
  );
  const events = compare(
    'event',
    options.consumes.map((event) => event.type),
    handlers.events.map((handler) => [handler.event.type, handler.where]),
  );
  const jobs = compare(
    'job',
    options.jobs.map(jobKey),
    handlers.jobs.map((handler) => [jobKey(handler.job), handler.where]),
  );
  return [...rpcs, ...events, ...jobs, ...missingOptions(options)];
}

function compare(kind: string, declared: string[], handled: [string, string][]): string[] {
  const faults: string[] = [];
  for (const name of new Set(declared)) {
    const at = handled.filter(([subject]) => subject === name).map(([, where]) => where);
    if (at.length === 0) faults.push(`${kind} ${name} has no handler`);
    if (at.length > 1) faults.push(`${kind} ${name} has ${at.length} handlers: ${at.join(', ')}`);
  }
  for (const name of duplicates(declared)) faults.push(`${kind} ${name} is declared twice`);
  for (const [name, where] of handled) {
    if (!declared.includes(name)) faults.push(`${kind} ${name} is handled by ${where} but not declared`);
  }
  return faults;
}

function missingOptions(options: ResolvedOptions): string[] {
  const faults: string[] = [];
  if (options.jobs.length > 0 && !options.redisUrl) faults.push('jobs are declared but there is no redisUrl');
  if (options.handles.length > 0 && !options.callerPublicKey && !options.callerPrivateKey) {
    faults.push('RPCs are declared but there is no key to verify callers with');
  }
  for (const { subject } of options.handles) {
    if (!subject.startsWith(`${options.service}.`))
      faults.push(`RPC ${subject} does not start with ${options.service}.`);
  }
  return faults;
}

const duplicates = (names: string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];
