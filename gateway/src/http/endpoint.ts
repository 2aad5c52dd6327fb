import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension, ApiOperation, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import type { Grant } from '@waymark/contracts/caller';
import { type HttpEndpoint, type HttpMethod, parseRoute, responseOf } from '@waymark/contracts/endpoint';
import type { Access } from '@waymark/contracts/rpc';
import type { z } from 'zod';
import type { Quota } from './rate-limits.ts';
import { type Sharing, sharingOf } from './sharing.ts';

/** What a route needs from the HTTP layer beyond its handler; it travels as the config of the Fastify route. */
export interface RouteNeeds {
  /** As for an RPC; with `none` the session cookie is not read. */
  access: Access;
  /** Who may call; absent: all. */
  roles?: readonly Grant[];
  /** Of a caller whose account has a second factor, the session must have been opened with it or have proved it since. */
  proof?: boolean;
  /** Counted against this quota besides the general ones. */
  quota?: Quota;
  /** Counted by address against this quota instead of the one of visitors. */
  limit?: Quota;
  /** Bytes of body; default BODY_LIMIT. */
  bodyLimit?: number;
  /** Values in a JSON body; default BODY_VALUES. */
  bodyValues?: number;
  /** The handler gets the unparsed body as text: signatures cover its bytes. */
  rawBody?: boolean;
  /** The handler gets a binary body as a stream. */
  takesBytes?: boolean;
  /** Accepts a form, which is not read. */
  ignoresForm?: boolean;
  /** Milliseconds from the request's first byte to the response; null: no limit. Default RESPOND_WITHIN_MS. */
  respondWithinMs?: number | null;
  /** The callers that may share a copy of the response, and for how long. Absent: private. */
  shared?: Sharing;
  /** Responds with JSON, which may be compressed; files may not, because of range requests. */
  json?: boolean;
}

/** The metadata of a handler that serves a declared endpoint. */
export interface Served {
  endpoint: HttpEndpoint;
  /** The response is built from this schema, or, as an `RpcBody`, was by its owner; other fields are stripped. */
  response: z.ZodType;
  /** The handler returns a page: its items are the response, its cursor goes into the `Link` header. */
  paged: boolean;
  shared?: Sharing;
  parsesBody: boolean;
}

export const SERVED = 'waymark:served';
export const ROUTE_NEEDS = 'waymark:route-needs';

const methods: Record<HttpMethod, (path: string) => MethodDecorator> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  PATCH: Patch,
  DELETE: Delete,
};

/** `/api/roadmaps/{id}` as `/api/roadmaps/:id`. */
const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** What the gateway's mechanisms add to a declaration; it changes nothing that callers see. */
interface Mechanics extends Pick<RouteNeeds, 'ignoresForm' | 'respondWithinMs' | 'takesBytes'> {
  /** The handler parses the declared body itself, since it may be a form instead. */
  parsesBody?: boolean;
}

/** Serves one declared endpoint. */
export function Serves(
  endpoint: HttpEndpoint,
  { parsesBody = false, ...mechanics }: Mechanics = {},
): MethodDecorator {
  const { access, roles, proof, quota, bodyLimit, bodyValues, status = 200, summary } = endpoint;
  const { method, path } = parseRoute(endpoint.route);
  const { schema: response, paged } = responseOf(endpoint);
  const shared = sharingOf(endpoint);
  return applyDecorators(
    methods[method](routerPath(path)),
    HttpCode(status),
    SetMetadata(SERVED, { endpoint, response, paged, shared, parsesBody } satisfies Served),
    Needs({ access, roles, proof, quota, bodyLimit, bodyValues, shared, json: true, ...mechanics }),
    ApiOperation({ summary }),
    ApiResponse({ status, description: 'Done', standardSchema: response }),
  );
}

/** Declares a handler's needs; used directly outside the declared endpoints (event streams, files, health). */
export function Needs(needs: RouteNeeds): MethodDecorator {
  const security = {
    none: [],
    service: [],
    optional: [ApiSecurity({}), ApiSecurity('session')],
    user: [ApiSecurity('session')],
  };
  return applyDecorators(
    SetMetadata(ROUTE_NEEDS, needs),
    RouteConfig({ needs }),
    // Decorators run from the last to the first, and each puts its own before the others.
    ...security[needs.access],
    ApiExtension('x-access', needs.access),
    ...(needs.roles ? [ApiExtension('x-roles', needs.roles)] : []),
  );
}
