import type { Role } from '@waymark/contracts/caller';
import type { Access } from '@waymark/contracts/rpc';
import { get } from './http.ts';
import type { Schema } from './invalid-bodies.ts';

interface Media {
  schema: Schema;
}

interface Operation {
  requestBody?: { content: Record<string, Media> };
  parameters?: { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[];
  responses: Record<string, unknown>;
  'x-access'?: Access;
  'x-roles'?: Role[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** One route of the OpenAPI description. */
export interface Described {
  /** `METHOD path` */
  route: string;
  path: string;
  access?: Access;
  /** Absent: all. */
  roles?: Role[];
  /** Of its success. */
  status: number;
  /** Schema of its JSON body. */
  body?: Schema;
  params: string[];
  query: Record<string, Schema>;
}

/** All routes of `/api/openapi.json`. */
export async function describedRoutes(): Promise<Described[]> {
  const { paths, components } = await get<Document>({ method: 'GET', path: '/api/openapi.json' });
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): Described => {
      const { requestBody, parameters = [], 'x-access': access, 'x-roles': roles } = operation;
      const schema = requestBody?.content['application/json']?.schema;
      const named = (where: string) => parameters.filter((one) => one.in === where);
      return {
        route: `${method.toUpperCase()} ${path}`,
        path,
        ...(access && { access }),
        ...(roles && { roles }),
        status: Number(Object.keys(operation.responses).find((one) => /^[23]/.test(one))),
        ...(schema && { body: whole(schema, components.schemas) }),
        params: named('path').map(({ name }) => name),
        query: Object.fromEntries(named('query').map(({ name, schema }) => [name, schema])),
      };
    }),
  );
}

/** Resolves the references of a schema. */
export function whole(schema: Schema, known: Record<string, Schema>): Schema {
  const { $ref, oneOf, anyOf } = schema;
  if ($ref) return whole(known[$ref.split('/').at(-1) ?? ''] ?? {}, known);
  // Of several shapes the first one is enough: an invalid body matches none of them.
  const [first] = oneOf ?? anyOf ?? [];
  if (first) return whole(first, known);
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, whole(one, known)]);
  return {
    ...schema,
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.items && { items: whole(schema.items, known) }),
  };
}
