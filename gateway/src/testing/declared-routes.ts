import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { z } from 'zod';
import { controllers } from '../controllers.ts';
import { ROUTE_NEEDS, type RouteNeeds } from '../http/endpoint.ts';

/** A route as the gateway's decorators declare it. */
export interface DeclaredRoute {
  needs: RouteNeeds;
  body?: z.ZodType;
  /** By name. */
  params: Record<string, z.ZodType>;
}

type Argument = { data?: string; schema?: unknown };

/** The declared routes of all controllers, by `METHOD path`. */
export function declaredRoutes(): Map<string, DeclaredRoute> {
  const found = new Map<string, DeclaredRoute>();
  for (const controller of controllers) {
    const prototype = controller.prototype as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(prototype)) {
      const handler = prototype[name];
      if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) continue;
      const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
      found.set(`${method} ${pathOf(controller, handler)}`, {
        needs: Reflect.getMetadata(ROUTE_NEEDS, handler) as RouteNeeds,
        ...argumentsOf(controller, name),
      });
    }
  }
  return found;
}

function pathOf(controller: object, handler: object): string {
  const parts = [controller, handler].map((of) => String(Reflect.getMetadata(PATH_METADATA, of)));
  const path = parts.flatMap((part) => part.split('/')).filter((part) => part !== '');
  return `/${path.join('/')}`.replace(/:(\w+)/g, '{$1}');
}

function argumentsOf(controller: object, name: string): Omit<DeclaredRoute, 'needs'> {
  const all = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, Argument>;
  const route: Omit<DeclaredRoute, 'needs'> = { params: {} };
  for (const [key, { data, schema }] of Object.entries(all)) {
    if (!(schema instanceof z.ZodType)) continue;
    const type = Number(key.split(':')[0]);
    if (type === RouteParamtypes.BODY) route.body = schema;
    if (type === RouteParamtypes.PARAM && data) route.params[data] = schema;
  }
  return route;
}
