import { Body, Controller, Inject, Param, Query, type Type } from '@nestjs/common';
import type { Route, RouteShape } from '@waymark/contracts/route';
import type { AnyRpc, RpcFacts, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { Endpoint, type RouteNeeds } from './endpoint.ts';
import type { Sharing } from './sharing.ts';
import { UserId } from './user-id.ts';

type Page = { items: unknown[]; nextCursor: string | null };
/** What the route responds with: the items of a page, else the RPC's output. */
type Responds<R extends AnyRpc> = RpcOutput<R> extends Page ? RpcOutput<R>['items'] : RpcOutput<R>;

interface ForwardOptions<Facts> extends Pick<RouteNeeds, 'proof' | 'quota' | 'bodyLimit' | 'bodyValues'> {
  /** For the documentation of the API. */
  summary: string;
  /** Default 200. */
  status?: number;
  shared?: Sharing<Facts>;
  /** Keys of the RPC's input for path parameters with another name. */
  params?: Record<string, string>;
  /** 404 outside of demo mode. */
  demoOnly?: boolean;
  /** Schema of the body or query, where the RPC's input mixes its fields with path parameters. */
  fields?: z.ZodType;
}

/** A route that only passes on to one RPC. */
export interface Forward extends ForwardOptions<never> {
  route: Route;
  rpc: AnyRpc;
}

/**
 * Declares that `route` is served by `rpc`: path parameters, query and body become its input, its output the response (a
 * page: the items, with the cursor in the `Link` header). Access and roles are the RPC's. Does not compile when the RPC
 * returns something else than the route.
 */
export const forward = <S extends RouteShape, R extends AnyRpc>(
  route: Route<S>,
  rpc: R & (R['access'] extends 'service' ? never : Responds<R> extends S['response'] ? unknown : never),
  options: ForwardOptions<RpcFacts<R>>,
): Forward => ({ ...options, route, rpc });

/** A controller with one handler per declaration; the keys name its operations in OpenAPI. */
export function forwardController(name: string, forwards: Record<string, Forward>): Type {
  @Controller()
  class Forwards {
    constructor(
      @Inject(RpcClient) readonly services: RpcClient,
      @Inject(SERVICE_ENV) readonly env: Env,
    ) {}
  }
  Object.defineProperty(Forwards, 'name', { value: name });
  for (const [method, declared] of Object.entries(forwards)) addHandler(Forwards.prototype, method, declared);
  return Forwards;
}

interface ForwardController {
  services: RpcClient;
  env: Env;
}

function addHandler(prototype: ForwardController, method: string, declared: Forward): void {
  const { route, rpc, params = {}, demoOnly } = declared;
  const shape = shapeOf(rpc);
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const keys = names.map((name) => params[name] ?? name);
  const fields = fieldsOf(declared, keys);
  function handler(this: ForwardController, ...args: unknown[]) {
    if (demoOnly && !this.env.DEMO_MODE) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    const payload = args[keys.length];
    const input = 'body' in shape ? { body: payload } : (payload as object | undefined);
    const path = Object.fromEntries(keys.map((key, index) => [key, args[index]]));
    return this.services.callForBody(rpc, { ...input, ...path });
  }
  // Nest's OpenAPI module finds the metadata below by this name.
  Object.defineProperty(handler, 'name', { value: method });
  const descriptor = { value: handler, configurable: true, enumerable: false, writable: true };
  Object.defineProperty(prototype, method, descriptor);
  // Like the compiler, from the last parameter to the first.
  if (fields) (route.method === 'GET' ? Query : Body)({ schema: fields })(prototype, method, keys.length);
  for (const [index, name] of [...names.entries()].reverse()) {
    const schema = shape[keys[index]!];
    Param(name, { schema: schema instanceof z.ZodNumber ? UserId : (schema as z.ZodType) })(
      prototype,
      method,
      index,
    );
  }
  Reflect.defineMetadata('design:paramtypes', [...keys.map(() => String), Object], prototype, method);
  Endpoint(route, { ...declared, ...responseOf(rpc), access: rpc.access, roles: rpc.roles })(
    prototype,
    method,
    descriptor,
  );
}

const shapeOf = ({ input }: AnyRpc): z.ZodRawShape => (input instanceof z.ZodObject ? input.shape : {});

/** Schema of the query (GET) or body; undefined when the input consists of path parameters. */
function fieldsOf({ rpc, route, fields }: Forward, keys: string[]): z.ZodType | undefined {
  if (fields) return fields;
  const shape = shapeOf(rpc);
  if (shape.body) return shape.body as z.ZodType;
  // A union can only be the whole body.
  if (!(rpc.input instanceof z.ZodObject)) return rpc.input;
  const others = Object.keys(shape).filter((key) => !keys.includes(key));
  if (others.length === 0) return undefined;
  if (keys.length === 0) return rpc.input;
  throw new Error(
    `${route.method} ${route.path} needs \`fields\`: ${others.join(', ')} are no path parameters`,
  );
}

/** The owner built and wrote its output from this schema, so the gateway passes on its bytes. */
function responseOf({ output }: AnyRpc) {
  const { items, nextCursor } = output instanceof z.ZodObject ? output.shape : {};
  const isPage = items !== undefined && nextCursor !== undefined;
  return { response: isPage ? items : output, paged: isPage };
}
