const REFUSED = ['minLength', 'maxLength', 'minItems', 'maxItems', 'format', 'pattern', 'default'];

/** Why a strict structured-output server would reject a schema, or null: every key required, no others, no length rules. */
export function schemaFault(schema: unknown, path = '$'): string | null {
  if (Array.isArray(schema)) return first(schema.map((item, i) => schemaFault(item, `${path}[${i}]`)));
  if (typeof schema !== 'object' || schema === null) return null;
  const node = schema as Record<string, unknown>;
  const refused = REFUSED.find((key) => key in node && typeof node[key] !== 'object');
  if (refused) return `${path}: '${refused}' is not permitted`;
  if (node.type === 'object') {
    const keys = Object.keys((node.properties as object) ?? {});
    const required = (node.required as string[]) ?? [];
    if (node.additionalProperties !== false) return `${path}: additionalProperties must be false`;
    if (keys.some((key) => !required.includes(key))) return `${path}: every key must be required`;
  }
  return first(Object.entries(node).map(([key, value]) => schemaFault(value, `${path}.${key}`)));
}

const first = (faults: (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null;
