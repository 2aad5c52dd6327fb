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
}

/** Of the files that no change reaches, a run includes one of this many parts. */
const PARTS = 5;

/**
 * The deep tests for a change: changed ones first, then those that import or cover a changed file, then a rotating fifth
 * of the others. Runs begin at different files, so that a lack of time does not always omit the same ones.
 */
export function selectDeep({ files, changed, importsOf, covers, turn }: SelectionInput): Selected[] {
  const paths = new Set(changed);
  const reasonFor = (file: string): Reason | null => {
    if (paths.has(file)) return 'it was changed';
    if (changed === null || covers(file).some((folder) => changed.some((path) => isBelow(path, folder))))
      return 'a change reaches it';
    return [...importsOf(file)].some((path) => paths.has(path)) ? 'a change reaches it' : null;
  };
  const reached = files.map((file) => ({ file, reason: reasonFor(file) }));
  const others = reached.filter(({ reason }) => reason === null);
  const inTurn = others.filter((_, index) => index % PARTS === turn % PARTS);
  const ofReason = (reason: Reason) =>
    rotated(
      reached.filter((one) => one.reason === reason),
      turn,
    );
  return [
    ...ofReason('it was changed'),
    ...ofReason('a change reaches it'),
    ...inTurn.map(({ file }) => ({ file, reason: 'its turn' as const })),
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
