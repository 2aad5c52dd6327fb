import { CUE_TABLE } from './cue-table.ts';
import type { Language } from './language.ts';

type Candidate = 'me' | 'do' | 'advice' | 'turn' | 'chat';
type Held = 'harm' | 'ad' | 'instruction';
type Form =
  | 'host'
  | 'question'
  | 'answer'
  | 'notice'
  | 'time'
  | 'condition'
  | 'inserted'
  | 'lead'
  | 'tail'
  | 'hold'
  | 'not'
  | 'wish'
  | 'instead'
  | 'cut'
  | 'pause'
  | 'filler';
export type CueKind = Candidate | Held | Form;

export interface CueRow {
  language: Language | '*';
  kind: CueKind;
  pattern: string;
  example: string;
}

export const cueRows: CueRow[] = CUE_TABLE.split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [head, pattern, example] = line.split(' :: ') as [string, string, string];
    const [language, kind] = head.split(' ') as [CueRow['language'], CueKind];
    return { language, kind, pattern, example };
  });

const GAP = String.raw`(?:(?:[^\p{L}\p{N}]+[\p{L}\p{N}]+){0,6}?[^\p{L}\p{N}]+)`;

function sourceOf(pattern: string): string {
  const expanded = pattern.replace(/ ?… ?/g, GAP).replaceAll('~', String.raw`\p{L}*`);
  return expanded.startsWith('^') ? `^(?:${expanded.slice(1)})` : `(?<![\\p{L}\\p{N}])(?:${expanded})`;
}

const compiled = new Map<string, RegExp | null>();

/** All patterns of one kind, for plain text (see `plain`); null when the table has none for the language. */
export function cueOf(kind: CueKind, language: Language | null): RegExp | null {
  const key = `${language} ${kind}`;
  const known = compiled.get(key);
  if (known !== undefined) return known;
  const rows = cueRows.filter(
    (row) => row.kind === kind && (row.language === '*' || row.language === language),
  );
  const source = rows.map((row) => sourceOf(row.pattern)).join('|');
  const cue = rows.length ? new RegExp(`(?:${source})(?![\\p{L}\\p{N}])`, 'u') : null;
  compiled.set(key, cue);
  return cue;
}

/** `text` as written by `plain`. */
export const hasCue = (text: string, kind: CueKind, language: Language | null): boolean =>
  cueOf(kind, language)?.test(text) ?? false;

/** Lower case, straight quotation marks, single spaces: the form that cues are matched on. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‘’‛´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** The text without the "and then" it begins with. */
export function withoutLead(text: string, language: Language | null): string {
  const lead = cueOf('lead', language);
  let rest = text.replace(/^[^\p{L}\p{N}]+/u, '');
  for (let round = 0; lead && round < 4; round += 1) {
    const found = lead.exec(plain(rest.slice(0, 60)));
    if (found?.index !== 0 || found[0].length + 8 > rest.length) break;
    rest = rest.slice(found[0].length).replace(/^[^\p{L}\p{N}]+/u, '');
  }
  return rest;
}
