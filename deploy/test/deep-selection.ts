/** Why a deep test file is run. */
export type Reason = 'it was changed' | 'a change reaches it' | 'its turn';

export interface Selected {
  file: string;
  reason: Reason;
}

export interface SelectionInput {
  /** All deep test files. */
  files: string[];
  /** Paths that were changed; null when unknown, which counts as all. */
  changed: string[] | null;
  /** The paths a test file imports, directly and indirectly. */
  importsOf: (file: string) => ReadonlySet<string>;
  /** Folders whose changes a test file covers although it does not import them. */
  covers: (file: string) => string[];
  /** A number that grows from run to run. */
  turn: number;
}

/** Of what no change reaches, each run takes one of this many parts. */
const PARTS = 5;

/**
 * The deep tests for a change, the most telling ones first: those that were changed, those that the change reaches by
 * an import or by what they cover, and one fifth of the others in turn. Within each, runs begin at different files, so
 * that with too little time none is left out for good.
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

/** Reads the folders from a test's line `// covers: services/payments, libs/messaging`. */
export function coveredFolders(text: string): string[] {
  const [, list = ''] = /^\/\/ covers: (.+)$/m.exec(text) ?? [];
  return list.split(',').flatMap((folder) => folder.trim() || []);
}
