import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Caller } from '@waymark/contracts/caller';
import type { EventEnvelope } from '@waymark/contracts/events';
import { BootFault } from '@waymark/platform/lifecycle';
import {
  type EventMark,
  type HandlerMark,
  type JobInfo,
  type JobMark,
  marksOf,
  type RpcMark,
} from './decorators.ts';
import { durableName } from './durable-name.ts';
import type { ResolvedOptions } from './options.ts';

/** One marked method, bound to its instance. */
export type Found<M extends HandlerMark, F> = M & { where: string; call: F };
export type RpcFound = Found<RpcMark, (input: unknown, caller: Caller | null) => unknown>;
export type EventFound = Found<EventMark, (event: EventEnvelope, tx: unknown) => Promise<void>> & {
  durable: string;
};
export type JobFound = Found<JobMark, (data: unknown, job: JobInfo) => Promise<void>>;

export interface Handlers {
  rpcs: RpcFound[];
  events: EventFound[];
  jobs: JobFound[];
}

export const jobKey = (job: { queue: string; name: string }): string => `${job.queue}/${job.name}`;

/** Finds all marked methods of all providers and controllers. */
@Injectable()
export class HandlerRegistry {
  private readonly discovery: DiscoveryService;
  private readonly scanner: MetadataScanner;

  constructor(discovery: DiscoveryService, scanner: MetadataScanner) {
    this.discovery = discovery;
    this.scanner = scanner;
  }

  /** All handlers of the app; throws BootFault with everything that is missing, double or not announced. */
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
      for (const found of marksOf(method)) {
        if (found.kind === 'rpc') into.rpcs.push({ ...found, where, call });
        else if (found.kind === 'job') into.jobs.push({ ...found, where, call });
        else {
          const durable = durableName(service, found.event.type, found.consumer);
          into.events.push({ ...found, where, call, durable });
        }
      }
    }
  }
}

/** Everything wrong between what a process announces and what it handles, in words. */
export function wiringFaults(options: ResolvedOptions, handlers: Handlers): string[] {
  const rpcs = compare(
    'RPC',
    options.handles.map((rpc) => rpc.subject),
    handlers.rpcs.map((found) => [found.rpc.subject, found.where]),
    true,
  );
  const events = compare(
    'event',
    options.consumes.map((event) => event.type),
    handlers.events.map((found) => [found.event.type, found.where]),
    false,
  );
  const jobs = compare(
    'job',
    options.jobs.map(jobKey),
    handlers.jobs.map((found) => [jobKey(found.job), found.where]),
    true,
  );
  return [...rpcs, ...events, ...jobs, ...doubleDurables(handlers.events), ...missingOptions(options)];
}

function compare(kind: string, announced: string[], handled: [string, string][], single: boolean): string[] {
  const faults: string[] = [];
  for (const name of new Set(announced)) {
    const at = handled.filter(([subject]) => subject === name).map(([, where]) => where);
    if (at.length === 0) faults.push(`${kind} ${name} has no handler`);
    if (at.length > 1 && single) faults.push(`${kind} ${name} has ${at.length} handlers: ${at.join(', ')}`);
  }
  for (const name of duplicates(announced)) faults.push(`${kind} ${name} is announced twice`);
  for (const [name, where] of handled) {
    if (!announced.includes(name)) faults.push(`${kind} ${name} is handled by ${where} but not announced`);
  }
  return faults;
}

function doubleDurables(events: EventFound[]): string[] {
  return duplicates(events.map(({ durable }) => durable)).map((durable) => {
    const at = events.filter((found) => found.durable === durable).map(({ where }) => where);
    return `consumer ${durable} exists ${at.length} times: ${at.join(', ')}`;
  });
}

function missingOptions(options: ResolvedOptions): string[] {
  const faults: string[] = [];
  if (options.jobs.length > 0 && !options.redisUrl)
    faults.push('jobs are announced but there is no redisUrl');
  if (options.handles.length > 0 && !options.callerPublicKey && !options.callerPrivateKey) {
    faults.push('RPCs are announced but there is no key to verify callers with');
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
