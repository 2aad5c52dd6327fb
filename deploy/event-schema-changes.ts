/** JSON Schema as zod writes it, of which only these keywords matter here. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  [limit: string]: unknown;
}

const LIMITS = [
  ...['type', 'format', 'pattern', 'minLength', 'maxLength', 'minItems', 'maxItems', 'multipleOf'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
];

/**
 * Differences by which one side rejects what the other publishes. Optional fields may be added, since readers skip fields
 * without a schema.
 */
export const breakingChanges = (former: JsonSchema, current: JsonSchema, path = 'data'): string[] => [
  ...changedFields(former, current, path),
  ...changedValues(former, current, path),
  ...LIMITS.filter((limit) => JSON.stringify(former[limit]) !== JSON.stringify(current[limit])).map(
    (limit) => `${path} has another ${limit}`,
  ),
  ...changedParts(former, current, path),
];

function changedFields(former: JsonSchema, current: JsonSchema, path: string): string[] {
  const { required: before = [], properties: known = {} } = former;
  const { required: after = [], properties: present = {} } = current;
  const common = Object.keys(known).filter((name) => present[name]);
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => `${path}.${name} is required now`),
    ...before.filter((name) => !after.includes(name)).map((name) => `${path}.${name} may be absent now`),
    ...common.flatMap((name) => breakingChanges(known[name]!, present[name]!, `${path}.${name}`)),
  ];
}

function changedValues(former: JsonSchema, current: JsonSchema, path: string): string[] {
  const [before, after] = [valuesOf(former), valuesOf(current)];
  return [
    ...after.filter((value) => !before.includes(value)).map((value) => `${path} has the new value ${value}`),
    ...before.filter((value) => !after.includes(value)).map((value) => `${path} lost the value ${value}`),
  ];
}

const valuesOf = (schema: JsonSchema): string[] =>
  (schema.enum ?? ('const' in schema ? [schema.const] : [])).map((value) => JSON.stringify(value));

function changedParts(former: JsonSchema, current: JsonSchema, path: string): string[] {
  const single = (['items', 'additionalProperties', 'propertyNames'] as const).flatMap((keyword) =>
    changedPart(former[keyword], current[keyword], `${path}[]`),
  );
  const variants = (['anyOf', 'oneOf', 'allOf'] as const).flatMap((keyword) => {
    const [before = [], after = []] = [former[keyword], current[keyword]];
    if (before.length !== after.length) return [`${path} has ${after.length} variants, not ${before.length}`];
    return before.flatMap((one, index) => breakingChanges(one, after[index]!, path));
  });
  return [...single, ...variants];
}

function changedPart(
  former: JsonSchema | boolean | undefined,
  current: JsonSchema | boolean | undefined,
  path: string,
): string[] {
  const isSchema = typeof former === 'object' && typeof current === 'object';
  if (isSchema) return breakingChanges(former, current, path);
  return JSON.stringify(former) === JSON.stringify(current) ? [] : [`${path} has another content`];
}
