import { readFileSync } from 'node:fs';

export interface WithFiles {
  values: Record<string, string>;
  /** One line per variable that cannot be taken from its file. */
  faults: string[];
}

/**
 * The non-empty variables of `names`. NAME_FILE is the path of a file with the value of NAME, as containers mount secrets;
 * line ends at its end do not count, and an empty file counts as absent.
 */
export function withFiles(source: NodeJS.ProcessEnv, names: string[]): WithFiles {
  const found: WithFiles = { values: {}, faults: [] };
  for (const name of names) {
    const value = filled(source[name]);
    const path = filled(source[`${name}_FILE`]);
    const content = path === undefined ? undefined : filled(readContent(name, path, found.faults));
    if (value !== undefined && content !== undefined) {
      found.faults.push(`${name} and ${name}_FILE are both set`);
    }
    const taken = value ?? content;
    if (taken !== undefined) found.values[name] = taken;
  }
  return found;
}

const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === '' ? undefined : value;

function readContent(name: string, path: string, faults: string[]): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
  } catch (error) {
    faults.push(`${name}_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return undefined;
  }
}
