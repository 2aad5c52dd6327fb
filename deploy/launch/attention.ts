const WARN = 40;
const SHOWN = 200;

/** The short form of a JSON log line that warns or worse, else null. Lines that are not JSON go to the log only. */
export function serviceAttention(line: string): string | null {
  if (!line.startsWith('{')) return null;
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; requestId?: unknown };
    const level = typeof entry.level === 'number' ? entry.level : levels[String(entry.level)];
    if (!level || level < WARN) return null;
    const request = entry.requestId ? ` [${String(entry.requestId)}]` : '';
    return `${String(entry.msg ?? '').slice(0, SHOWN)}${request}`;
  } catch {
    return null;
  }
}

const levels: Record<string, number> = { warn: 40, error: 50, fatal: 60 };

/** What the servers themselves write when something is really wrong. */
export function postgresAttention(line: string): string | null {
  const [words, detail = ''] = /(?:PANIC|FATAL):\s+(.*)/.exec(line) ?? [];
  // A refused connection is told by whoever was refused; a starting server refuses for a moment.
  const refused = /does not exist|authentication failed|starting up|recovery mode|not yet accepting/.test(
    detail,
  );
  return words && !refused ? words.slice(0, SHOWN) : null;
}

export function natsAttention(line: string): string | null {
  return /\[(?:ERR|FTL)\] (.*)/.exec(line)?.[1]?.slice(0, SHOWN) ?? null;
}

export function redisAttention(line: string): string | null {
  const words = /# (.*)/.exec(line)?.[1];
  if (!words || words.startsWith('WARNING')) return null; // advice on the system's settings
  return /error|fail|corrupt|MISCONF|no space/i.test(words) ? words.slice(0, SHOWN) : null;
}

/** Lets `most` notices of each kind through in every `everyMs`, then tells how many were held back. */
export function calmed(
  say: (text: string) => void,
  most = 5,
  everyMs = 10_000,
  now: () => number = Date.now,
) {
  const kinds = new Map<string, { since: number; count: number }>();
  return (text: string) => {
    const kind = text.split(':')[0]!;
    const seen = kinds.get(kind);
    if (!seen || now() - seen.since > everyMs) {
      if (seen && seen.count > most)
        say(`${kind}: ${seen.count - most} more lines like these are in its log`);
      kinds.set(kind, { since: now(), count: 1 });
      return say(text);
    }
    if (++seen.count <= most) say(text);
  };
}
