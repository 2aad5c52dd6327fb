import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { allRoutes } from '@waymark/contracts/all-routes';
import type { Route } from '@waymark/contracts/route';
import { BootFault } from '@waymark/platform/lifecycle';
import { ENDPOINT, type EndpointMark, ROUTE_NEEDS } from './endpoint.ts';
import { allCallers } from './sharing.ts';

/**
 * Boot stops unless every declared route has exactly one handler, every handler declares its needs, and responses shared
 * with all callers do not depend on the caller.
 */
@Injectable()
export class EndpointCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const served: { route: Route; where: string }[] = [];
    const faults: string[] = [];
    for (const { where, method } of this.handlers()) {
      const mark = this.reflector.get<EndpointMark | undefined>(ENDPOINT, method);
      if (mark) {
        served.push({ route: mark.route, where });
        faults.push(...sharingFaults(mark, where));
      } else if (this.isHandler(method) && !this.reflector.get(ROUTE_NEEDS, method)) {
        faults.push(`${where} serves a route but declares no access`);
      }
    }
    faults.push(...routeFaults(allRoutes, served));
    if (faults.length > 0) throw new BootFault(faults);
  }

  private *handlers() {
    for (const { metatype } of this.discovery.getControllers()) {
      const prototype = metatype?.prototype as Record<string, unknown> | undefined;
      if (!prototype) continue;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method = prototype[name];
        if (typeof method === 'function') yield { where: `${metatype?.name}.${name}`, method };
      }
    }
  }

  private isHandler(method: object): boolean {
    return Reflect.hasMetadata('path', method);
  }
}

/** Differences between the declared routes and the handlers. */
export function routeFaults(
  declared: Record<string, Route>,
  served: { route: Route; where: string }[],
): string[] {
  const name = ({ method, path }: Route) => `${method} ${path}`;
  const faults = Object.values(declared).flatMap((route) => {
    const at = served.filter((one) => name(one.route) === name(route)).map(({ where }) => where);
    if (at.length === 0) return [`route ${name(route)} has no handler`];
    return at.length === 1 ? [] : [`route ${name(route)} has ${at.length} handlers: ${at.join(', ')}`];
  });
  const known = new Set(Object.values(declared).map(name));
  const unknown = served.filter(({ route }) => !known.has(name(route)));
  return [
    ...faults,
    ...unknown.map(({ route, where }) => `${where} serves ${name(route)}, which is not declared`),
  ];
}

/** A response shared with all callers must not depend on the caller, nor come from a write. */
export function sharingFaults(
  { route, access, shared }: Pick<EndpointMark, 'route' | 'access' | 'shared'>,
  where: string,
): string[] {
  if (!shared) return [];
  if (route.method !== 'GET') return [`${where} shares its responses, but is no GET`];
  const isForAll = shared.with === allCallers;
  return isForAll && access !== 'none' ? [`${where} is shared with all callers, but reads the caller`] : [];
}
