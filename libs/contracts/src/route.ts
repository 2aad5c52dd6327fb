export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RouteShape {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  response: unknown;
}

/** One HTTP call. At run time only method and path, so that the browser loads no schemas. */
export interface Route<S extends RouteShape = RouteShape> {
  readonly method: HttpMethod;
  readonly path: string; // `{name}` marks a parameter
  readonly shape?: S; // never set: for the types only
}

export const route = <S extends RouteShape>(method: HttpMethod, path: string): Route<S> => ({ method, path });
