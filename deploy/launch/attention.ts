const WARN = 40;
const SHOWN = 200;

/** Short form of a JSON log line of level warn or above, else null. */
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

export function postgresAttention(line: string): string | null {
  const [words, detail = ''] = /(?:PANIC|FATAL):\s+(.*)/.exec(line) ?? [];
  // The refused client reports these itself; a starting server refuses for a moment.
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
  if (!words || words.startsWith('WARNING')) return null; // advice on system settings
  return /error|fail|corrupt|MISCONF|no space/i.test(words) ? words.slice(0, SHOWN) : null;
}

/** Passes on at most `most` notices of each kind per `everyMs`, and then the number of the others. */
export function limitNotices(
  print: (text: string) => void,
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
        print(`${kind}: ${seen.count - most} more lines like these are in its log`);
      kinds.set(kind, { since: now(), count: 1 });
      return print(text);
    }
    if (++seen.count <= most) print(text);
  };
}
