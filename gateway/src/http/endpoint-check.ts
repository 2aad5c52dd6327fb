import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { allEndpoints } from '@waymark/contracts/all-endpoints';
import type { HttpEndpoint, Route } from '@waymark/contracts/endpoint';
import { BootFault } from '@waymark/platform/lifecycle';
import type { z } from 'zod';
import { ROUTE_NEEDS, SERVED, type Served } from './endpoint.ts';
import { OWNER_FACTS } from './sharing.ts';

/**
 * Boot stops unless every declared endpoint has exactly one handler, which reads query and body by the declared schemas,
 * every handler declares its needs, and responses shared with all callers do not depend on the caller.
 */
@Injectable()
export class EndpointCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const handlers: { route: Route; where: string }[] = [];
    const faults: string[] = [];
    for (const { where, controller, name, method } of this.handlers()) {
      const served = this.reflector.get<Served | undefined>(SERVED, method);
      if (served) {
        handlers.push({ route: served.endpoint.route, where });
        const parsed = served.parsesBody && { body: served.endpoint.body };
        faults.push(...sharingFaults(served.endpoint, where));
        faults.push(...inputFaults(served.endpoint, { ...inputsOf(controller, name), ...parsed }, where));
      } else if (this.isHandler(method) && !this.reflector.get(ROUTE_NEEDS, method)) {
        faults.push(`${where} serves a route but declares no access`);
      }
    }
    faults.push(
      ...routeFaults(
        allEndpoints.map(({ route }) => route),
        handlers,
      ),
    );
    if (faults.length > 0) throw new BootFault(faults);
  }

  private *handlers() {
    for (const { metatype } of this.discovery.getControllers()) {
      const prototype = metatype?.prototype as Record<string, unknown> | undefined;
      if (!metatype || !prototype) continue;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method = prototype[name];
        if (typeof method === 'function')
          yield { where: `${metatype.name}.${name}`, controller: metatype, name, method };
      }
    }
  }

  private isHandler(method: object): boolean {
    return Reflect.hasMetadata('path', method);
  }
}

/** Differences between the declared routes and the handlers. */
export function routeFaults(declared: Route[], served: { route: Route; where: string }[]): string[] {
  const known = new Set(declared);
  const faults = [...known].flatMap((route) => {
    const count = declared.filter((one) => one === route).length;
    const at = served.filter((one) => one.route === route).map(({ where }) => where);
    if (count > 1) return [`route ${route} is declared ${count} times`];
    if (at.length === 0) return [`route ${route} has no handler`];
    return at.length === 1 ? [] : [`route ${route} has ${at.length} handlers: ${at.join(', ')}`];
  });
  const unknown = served.filter(({ route }) => !known.has(route));
  return [...faults, ...unknown.map(({ route, where }) => `${where} serves ${route}, which is not declared`)];
}

/** A response shared with all callers must not depend on the caller, nor come from a write. */
export function sharingFaults(
  {
    route,
    access,
    shared,
    sharedWith,
    ...rpc
  }: Pick<HttpEndpoint, 'route' | 'access' | 'shared' | 'sharedWith'> & { facts?: readonly PropertyKey[] },
  where: string,
): string[] {
  if (!shared) return [];
  if (!route.startsWith('GET ')) return [`${where} shares its responses, but is no GET`];
  if (sharedWith) {
    const missing = OWNER_FACTS.filter((fact) => !rpc.facts?.includes(fact));
    return missing.length > 0
      ? [`${where} is shared with all but the owner, but lacks the facts ${missing.join(', ')}`]
      : [];
  }
  return access !== 'none' ? [`${where} is shared with all callers, but reads the caller`] : [];
}

export interface Inputs {
  query?: z.ZodType;
  body?: z.ZodType;
}

/** The schemas by which a handler reads query and body. Keys of the metadata start with the kind of the parameter. */
function inputsOf(controller: object, name: string): Inputs {
  const parameters: Record<string, { schema?: z.ZodType }> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {};
  const schemaOf = (kind: number) =>
    Object.entries(parameters).find(([key]) => key.startsWith(`${kind}:`))?.[1].schema;
  return { query: schemaOf(4), body: schemaOf(3) };
}

/** A handler must read by the declared schemas: clients are typed by these. */
export function inputFaults(
  declared: Inputs & Pick<HttpEndpoint, 'route'>,
  read: Inputs,
  where: string,
): string[] {
  return (['query', 'body'] as const)
    .filter((part) => declared[part] !== read[part])
    .map((part) => `${where} does not read the ${part} of ${declared.route} by its declared schema`);
}
