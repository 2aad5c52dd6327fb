import { z } from 'zod';
import type { Grant } from './caller.ts';
import { type Access, defineRpc, type Rpc, type RpcSpec } from './rpc.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `{name}` marks a parameter of the path. */
export type Route = `${HttpMethod} /api/${string}`;
export type ParamNames<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What the gateway needs beyond the schemas. */
interface HttpSpec {
  /** For the documentation of the API. */
  readonly summary: string;
  /** Default 200. */
  readonly status?: 201 | 202;
  /** Of a caller whose account has a second factor, the session must have been opened with it or have proved it since. */
  readonly proof?: boolean;
  /** Counted by user against this quota (RATE_LIMIT_… of the gateway) besides the general ones. */
  readonly quota?:
    | 'ai'
    | 'booking'
    | 'calendar'
    | 'card'
    | 'decision'
    | 'mail'
    | 'message'
    | 'password'
    | 'payment'
    | 'report'
    | 'session'
    | 'upload';
  /** Bytes of body; default 16 kB. */
  readonly bodyLimit?: number;
  /** Values in a JSON body, those in lists and objects included; default 500. */
  readonly bodyValues?: number;
  /** 404 outside of demo mode. */
  readonly demoOnly?: boolean;
  /**
   * The gateway may respond with a copy that is at most a second old, or older while services/roadmaps confirms that
   * nothing changed (PublicChanges). Absent: private.
   */
  readonly shared?: 'a-second' | 'until-changed';
  /** `all-but-owner`: one published roadmap, whose mentor gets a response of their own. Default: the same for all. */
  readonly sharedWith?: 'all-but-owner';
}

type Schema = z.ZodType | undefined;

/** What HTTP shows of an endpoint. Of a page the response is its items, with the cursor in the `Link` header. */
export interface HttpEndpoint<
  R extends Route = Route,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  O extends z.ZodType = z.ZodType,
> extends HttpSpec {
  readonly route: R;
  readonly access: Access;
  readonly roles?: readonly Grant[];
  readonly query: Q;
  readonly body: B;
  readonly output: O;
}

/** Keys of the input that are parameters of the path. */
type ParamKeys<R extends string, P> = {
  [Name in ParamNames<R>]: Name extends keyof P ? P[Name] : Name;
}[ParamNames<R>];

/** The part of the input that is no path parameter: its `body`, or all of it. */
type Fields<R extends string, I extends z.ZodType, P> =
  I extends z.ZodObject<infer Shape>
    ? 'body' extends keyof Shape
      ? Shape['body']
      : [Exclude<keyof Shape, ParamKeys<R, P>>] extends [never]
        ? undefined
        : I
    : I;
type QueryOf<R extends string, I extends z.ZodType, P, Q> = [Q] extends [z.ZodType]
  ? Q
  : R extends `GET ${string}`
    ? Fields<R, I, P>
    : undefined;
type BodyOf<R extends string, I extends z.ZodType, P, B> = [B] extends [z.ZodType]
  ? B
  : R extends `GET ${string}`
    ? undefined
    : Fields<R, I, P>;

/** An RPC that the gateway offers as an HTTP endpoint by passing it on. */
export interface Endpoint<
  R extends Route = Route,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
  F extends PropertyKey = PropertyKey,
  P extends Record<string, string> = Record<string, string>,
  Q extends Schema = Schema,
  B extends Schema = Schema,
> extends Rpc<I, O, A, F>,
    Omit<HttpEndpoint<R, never, never, O>, 'access' | 'query' | 'body'> {
  readonly roles?: readonly Grant[];
  readonly output: O;
  readonly params: P;
  readonly query: QueryOf<R, I, P, Q>;
  readonly body: BodyOf<R, I, P, B>;
}

/**
 * Declares an endpoint that one RPC serves: path parameters, query (GET) or body become its input. Throws when the
 * input mixes fields with path parameters and neither `query` nor `body` names their schema.
 */
export function endpoint<
  R extends Route,
  I extends z.ZodType,
  O extends z.ZodType,
  A extends Exclude<Access, 'service'> = 'user',
  F extends keyof z.infer<O> = never,
  const P extends Record<string, string> = Record<never, never>,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(
  route: R,
  spec: HttpSpec &
    RpcSpec<I, O, A, F> & {
      subject: string;
      /** Keys of the input for path parameters with another name. */
      params?: P;
      /** Schema of the query, where the input mixes its fields with path parameters. */
      query?: Q;
      /** As `query`, of the body. */
      body?: B;
    },
): Endpoint<R, I, O, A, F, P, Q, B> {
  const params = spec.params ?? ({} as P);
  const fields = spec.query ?? spec.body ?? fieldsOf(route, spec.input, params);
  const isRead = route.startsWith('GET ');
  return {
    ...spec,
    ...defineRpc(spec.subject, spec),
    route,
    params,
    query: (isRead ? fields : undefined) as QueryOf<R, I, P, Q>,
    body: (isRead ? undefined : fields) as BodyOf<R, I, P, B>,
  };
}

/** Declares an endpoint that a controller of the gateway serves. Default access: `user`. */
export const gatewayEndpoint = <
  R extends Route,
  O extends z.ZodType,
  Q extends Schema = undefined,
  B extends Schema = undefined,
>(
  route: R,
  spec: HttpSpec & { access?: Access; roles?: readonly Grant[]; query?: Q; body?: B; output: O },
): HttpEndpoint<R, Q, B, O> => ({
  ...spec,
  access: spec.access ?? 'user',
  route,
  query: spec.query as Q,
  body: spec.body as B,
});

/** Method and path of a route, and the names of the parameters of its path. */
export function parseRoute(route: Route): { method: HttpMethod; path: string; names: string[] } {
  const [method, path] = route.split(' ') as [HttpMethod, string];
  return { method, path, names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!) };
}

function fieldsOf(route: Route, input: z.ZodType, params: Record<string, string>): Schema {
  // A union can only be the whole body.
  if (!(input instanceof z.ZodObject)) return input;
  if (input.shape.body) return input.shape.body as z.ZodType;
  const keys = parseRoute(route).names.map((name) => params[name] ?? name);
  const others = Object.keys(input.shape).filter((key) => !keys.includes(key));
  if (others.length === 0) return undefined;
  if (keys.length === 0) return input;
  throw new Error(`${route} needs \`query\` or \`body\`: ${others.join(', ')} are no path parameters`);
}

/** The schema of an endpoint's response, and whether its handler returns a page of it. */
export function responseOf({ output }: Pick<HttpEndpoint, 'output'>): { schema: z.ZodType; paged: boolean } {
  const { items, nextCursor } = output instanceof z.ZodObject ? output.shape : {};
  return items && nextCursor ? { schema: items as z.ZodType, paged: true } : { schema: output, paged: false };
}
