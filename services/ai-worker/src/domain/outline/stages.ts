import { cueOf, plain, withoutLead } from './cues.ts';
import type { Language } from './language.ts';
import { isTroubled, type Moment } from './moments.ts';
import { buildTitle, complete } from './titles.ts';

const MOST_STAGES = 6;
const FEWEST_MOMENTS = 3;
const MOST_MOMENTS = 5;
const LONGEST_TITLE = 60;

/** Cuts the chosen moments into stages of 3–5, where the story turns to something else; fewer for a short story. */
export function cutStages(
  chosen: readonly Moment[],
  all: readonly Moment[],
  language: Language | null,
): Moment[][] {
  const strength = chosen.map((moment, i) =>
    i === 0 ? 0 : borderStrength(chosen[i - 1]!, moment, all, language),
  );
  const count = Math.min(MOST_STAGES, Math.max(1, Math.round(chosen.length / 4)));
  const best: { worth: number; from: number }[][] = [[{ worth: 0, from: 0 }]];
  for (let stage = 1; stage <= count; stage += 1) {
    best.push([]);
    for (let end = 1; end <= chosen.length; end += 1)
      for (let from = Math.max(0, end - MOST_MOMENTS); from < end; from += 1) {
        const before = best[stage - 1]![from];
        if (!before) continue;
        const small = Math.max(0, FEWEST_MOMENTS - (end - from)) * 3;
        const worth = before.worth + (from > 0 ? strength[from]! : 0) - small;
        if (worth > (best[stage]![end]?.worth ?? -Infinity)) best[stage]![end] = { worth, from };
      }
  }
  const stages: Moment[][] = [];
  for (let end = chosen.length, stage = count; stage > 0; stage -= 1) {
    const { from } = best[stage]![end]!;
    stages.unshift(chosen.slice(from, end));
    end = from;
  }
  return stages;
}

function borderStrength(a: Moment, b: Moment, all: readonly Moment[], language: Language | null): number {
  const [one, two] = [a.sentence, b.sentence];
  let strength = 0;
  if (one.source !== two.source) strength += 3;
  if (one.heading !== two.heading) strength += 3;
  if (one.block !== two.block) strength += 1;
  if (timeOf(two.text, language)) strength += 0.7;
  const gap = all.indexOf(b) - all.indexOf(a);
  return strength + Math.min(1, gap / 8);
}

/** The words of time a sentence begins with, as "The next morning"; null without any. */
function timeOf(sentence: string, language: Language | null): string | null {
  const text = withoutLead(sentence, language);
  const found = cueOf('time', language)?.exec(plain(text));
  return found && found[0].length >= 4 ? text.slice(0, found[0].length) : null;
}

/** A title in the mentor's words: a heading, a short sentence that opens the part, words of time, or a clause. */
export function stageTitle(
  stage: readonly Moment[],
  all: readonly Moment[],
  taken: ReadonlySet<string>,
  language: Language | null,
): string {
  const first = all.indexOf(stage[0]!);
  const last = all.indexOf(stage.at(-1)!);
  const free = (title: string | null | undefined): title is string =>
    !!title &&
    /\p{L}.*[\s\p{Lo}].*\p{L}/u.test(title) &&
    complete(title, language) === title &&
    title.length <= LONGEST_TITLE &&
    !taken.has(title.toLowerCase());
  const heading = stage[0]!.sentence.heading;
  if (heading && !taken.has(heading.toLowerCase())) return buildTitle(heading, language);
  const opening = openingOf(all, first);
  const parts = [opening ? buildTitle(opening.sentence.text, language) : null];
  parts.push(...stage.map(({ sentence }) => timeOf(sentence.text, language)));
  const near = all.slice(first, last + 1).filter((moment) => !isTroubled(moment));
  const central = near.toSorted((a, b) => b.score - a.score);
  const inStage = central.filter((moment) => stage.includes(moment));
  parts.push(...inStage.map(({ sentence }) => firstClause(sentence.text, language)));
  parts.push(...central.map(({ sentence }) => buildTitle(sentence.text, language)));
  const start = buildTitle(stage[0]!.sentence.text, language).slice(0, LONGEST_TITLE);
  const title = parts.find(free) ?? complete(start.replace(/\s\S*$/, ''), language);
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}

/** The short first sentence of the paragraph of a stage, when it is neither a harm nor a question. */
function openingOf(all: readonly Moment[], first: number): Moment | null {
  const { block, source } = all[first]!.sentence;
  let at = first;
  while (all[at - 1]?.sentence.block === block && all[at - 1]!.sentence.source === source) at -= 1;
  const opening = all[at]!;
  const usable = at !== first && !isTroubled(opening) && !/[?？]$/.test(opening.sentence.text);
  return usable && first - at <= 3 ? opening : null;
}

function firstClause(sentence: string, language: Language | null): string | null {
  const title = buildTitle(sentence, language);
  const clause = title.split(/[,;:，、；]|\s[—–-]\s| (?:and|und|y|et|e|but|because) /u)[0]!.trim();
  return clause.length < title.length && clause.length >= 8 ? clause : null;
}
