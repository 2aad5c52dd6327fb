/** Why a deep test file is run. */
export type Reason = 'it was changed' | 'a change reaches it' | 'its turn';

export interface Selected {
  file: string;
  reason: Reason;
}

export interface SelectionInput {
  files: string[];
  /** Changed paths; null when unknown, which counts as all. */
  changed: string[] | null;
  /** The paths a test file imports, directly and indirectly. */
  importsOf: (file: string) => ReadonlySet<string>;
  /** Folders that a test file covers without importing them. */
  covers: (file: string) => string[];
  /** Increases from run to run. */
  turn: number;
  /** Increases from day to day. */
  day: number;
}

/** Files that the time reserved for them suffices for, at least. */
const PER_DAY = 5;

/**
 * The deep tests in the order of a change: changed ones first, then those that import or cover a changed file, then the
 * others. Runs begin at different files, and those of a day at the others that the day before had no time for.
 */
export function selectDeep({ files, changed, importsOf, covers, turn, day }: SelectionInput): Selected[] {
  const paths = new Set(changed);
  const reasonFor = (file: string): Reason | null => {
    if (paths.has(file)) return 'it was changed';
    if (changed === null || covers(file).some((folder) => changed.some((path) => isBelow(path, folder))))
      return 'a change reaches it';
    return [...importsOf(file)].some((path) => paths.has(path)) ? 'a change reaches it' : null;
  };
  const reached = files.map((file) => ({ file, reason: reasonFor(file) }));
  const others = reached.filter(({ reason }) => reason === null);
  const ofReason = (reason: Reason) =>
    rotated(
      reached.filter((one) => one.reason === reason),
      turn,
    );
  return [
    ...ofReason('it was changed'),
    ...ofReason('a change reaches it'),
    ...rotated(others, day * PER_DAY).map(({ file }) => ({ file, reason: 'its turn' as const })),
  ] as Selected[];
}

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function rotated<T>(list: T[], turn: number): T[] {
  const start = list.length > 0 ? turn % list.length : 0;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Parses the line `// covers: services/payments, libs/messaging` of a test. */
export function coveredFolders(text: string): string[] {
  const [, list = ''] = /^\/\/ covers: (.+)$/m.exec(text) ?? [];
  return list.split(',').flatMap((folder) => folder.trim() || []);
}
