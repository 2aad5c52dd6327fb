export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RouteShape {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  response: unknown;
}

/** One HTTP call. At run time only method and path, so that the browser loads no schema to make it. */
export interface Route<S extends RouteShape = RouteShape> {
  readonly method: HttpMethod;
  /** With `{name}` where a param goes. */
  readonly path: string;
  /** Never set: carries the types. */
  readonly shape?: S;
}

export const route = <S extends RouteShape>(method: HttpMethod, path: string): Route<S> => ({ method, path });
