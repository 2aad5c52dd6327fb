const SENSITIVE =
  /^(.*password.*|passwd|pass|.*secret.*|.*token|authorization|cookie|set-cookie|.*api-?_?key|.*private_?key|credential.*)$/i;
const MASK = '[redacted]';
const MAX_DEPTH = 6;
const MAX_ITEMS = 50;

/** A copy of a log record with masked secrets, at any depth. */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (depth > MAX_DEPTH) return '[deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date || Buffer.isBuffer(value))
    return value instanceof Date ? value : `[${value.length} bytes]`;
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redact(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value).slice(0, MAX_ITEMS)) {
    copy[key] =
      SENSITIVE.test(key) && inner !== undefined && inner !== null ? MASK : redact(inner, depth + 1);
  }
  return copy;
}

/** Errors of drivers contain queries, parameters and connections. */
function redactError(error: Error, depth: number): Record<string, unknown> {
  const { code, issues } = error as { code?: unknown; issues?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(Array.isArray(issues) ? { issues: redact(issues, depth + 1) } : {}),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}

/** Masks `scheme://user:secret@host` and bearer tokens in a finished line. */
export function scrubLine(line: string): string {
  return line
    .replace(/(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"\\]*):[^\s/@"\\]+@/gi, `$1:${MASK}@`)
    .replace(/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${MASK}`);
}
