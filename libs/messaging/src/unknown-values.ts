import { z } from 'zod';

/**
 * Whether data violates its schema only by texts that are in none of the reader's enums, literals or unions. They may be in
 * those of a newer version of the process.
 */
export const hasOnlyUnknownValues = (error: unknown, data: unknown): boolean =>
  error instanceof z.ZodError && error.issues.every((issue) => isUnknownValue(issue, data));

function isUnknownValue(issue: z.core.$ZodIssue, root: unknown): boolean {
  const value = valueAt(root, issue.path);
  if (issue.code === 'invalid_value') return typeof value === 'string';
  if (issue.code !== 'invalid_union') return false;
  // A discriminator that is unknown; its path is the field.
  if (issue.errors.length === 0) return typeof value === 'string';
  return issue.errors.some((branch) => branch.every((one) => isUnknownValue(one, value)));
}

const valueAt = (root: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], root);
