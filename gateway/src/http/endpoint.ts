import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension, ApiOperation, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import type { Role } from '@waymark/contracts/caller';
import type { HttpMethod, Route, RouteShape } from '@waymark/contracts/route';
import type { Access } from '@waymark/contracts/rpc';
import type { z } from 'zod';
import type { Quota } from './rate-limits.ts';
import type { Sharing } from './sharing.ts';

/** What a route needs from the HTTP layer beyond its handler; it travels as the config of the Fastify route. */
export interface RouteNeeds {
  /** As for an RPC; with `none` the session cookie is not read. */
  access: Access;
  /** Roles that may call; absent: all. */
  roles?: readonly Role[];
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

export interface EndpointOptions<Response> extends Partial<RouteNeeds> {
  /** The response is built from this schema, or, as an `RpcBody`, was by its owner; other fields are stripped. */
  response: z.ZodType<Response>;
  shared?: Sharing<Response>;
  summary: string;
  /** Default 200. */
  status?: number;
  /** The handler returns a page: its items are the response, its cursor goes into the `Link` header. */
  paged?: boolean;
}

export interface EndpointMark extends EndpointOptions<unknown> {
  route: Route;
}

export const ENDPOINT = 'waymark:endpoint';
export const ROUTE_NEEDS = 'waymark:route-needs';

const methods: Record<HttpMethod, (path: string) => MethodDecorator> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  PATCH: Patch,
  DELETE: Delete,
};

/** `/api/roadmaps/{id}` as `/api/roadmaps/:id`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Serves one declared route. Does not compile when the schema does not match the route's response type. */
export function Endpoint<S extends RouteShape>(
  route: Route<S>,
  options: EndpointOptions<S['response']>,
): MethodDecorator {
  const {
    access = 'user',
    roles,
    proof,
    quota,
    bodyLimit,
    bodyValues,
    ignoresForm,
    respondWithinMs,
    shared,
    takesBytes,
  } = options;
  return applyDecorators(
    methods[route.method](routerPath(route.path)),
    HttpCode(options.status ?? 200),
    SetMetadata(ENDPOINT, { ...options, route } satisfies EndpointMark),
    Needs({
      access,
      roles,
      proof,
      quota,
      bodyLimit,
      bodyValues,
      ignoresForm,
      respondWithinMs,
      shared,
      takesBytes,
      json: true,
    }),
    ApiOperation({ summary: options.summary }),
    ApiResponse({ status: options.status ?? 200, description: 'Done', standardSchema: options.response }),
  );
}

/** Declares a handler's needs; used directly outside the declared routes (event streams, files, health). */
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
