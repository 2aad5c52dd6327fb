import type { Captions } from '@waymark/contracts/roadmaps/media';
import { AppError } from '@waymark/kernel/app-error';
import type { RoadmapState } from '../roadmap-state.ts';
import type { StoredContent } from '../version-content.ts';

/** By name. */
export type Replacements = ReadonlyMap<string, string>;

const MAX_TITLE = 120;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The name as a word of its own, and its genitive. */
const occurrences = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(name)}(?=s?(?![\\p{L}\\p{M}\\p{N}]))`, 'gu');

export const countName = (text: string, name: string): number => text.match(occurrences(name))?.length ?? 0;

/** At the beginning of the text it gets a capital letter. */
export const replaceIn = (text: string, name: string, replacement: string): string =>
  text.replace(occurrences(name), (_, at: number) =>
    at === 0 ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement,
  );

/** A quote as learners read it: "[my sister] came with soup". Its offsets still refer to the source. */
export function redact(quote: string, replacements: Replacements): string {
  let text = quote;
  for (const [name, replacement] of replacements) text = text.replace(occurrences(name), `[${replacement}]`);
  return text;
}

/** The same for a transcript: its cues move with their words, and those within a replaced name are dropped. */
export function redactTimed(
  text: string | null,
  captions: Captions | null,
  replacements: Replacements,
): { text: string | null; captions: Captions | null } {
  if (!text || replacements.size === 0) return { text, captions };
  let redacted = text;
  let cues = captions?.cues ?? [];
  for (const [name, replacement] of replacements) {
    const found = [...redacted.matchAll(occurrences(name))].map(({ index }) => index);
    const grown = replacement.length + '[]'.length - name.length;
    cues = cues
      .filter(({ at }) => !found.some((start) => at > start && at < start + name.length))
      .map((cue) => ({ ...cue, at: cue.at + grown * found.filter((start) => start < cue.at).length }));
    redacted = redact(redacted, new Map([[name, replacement]]));
  }
  return { text: redacted, captions: captions && { ...captions, cues } };
}

export function withRedactedQuotes<C extends StoredContent>(content: C, replacements: Replacements): C {
  if (replacements.size === 0) return content;
  const redacted = <Q extends { evidence: { quote: string } | null }>(quoting: Q): Q =>
    quoting.evidence
      ? { ...quoting, evidence: { ...quoting.evidence, quote: redact(quoting.evidence.quote, replacements) } }
      : quoting;
  return {
    ...content,
    stages: content.stages.map((stage) => ({
      ...stage,
      ...(stage.warnings && { warnings: stage.warnings.map(redacted) }),
      steps: stage.steps.map(redacted),
    })),
  };
}

export type Texts = Pick<RoadmapState, 'title' | 'description' | 'stages'>;

/** All texts but quotes, with the name replaced. Error: VALIDATION if a title becomes too long. */
export function replaceEverywhere({ title, description, stages }: Texts, name: string, by: string): Texts {
  const text = (value: string) => replaceIn(value, name, by);
  const short = (value: string) => checkTitle(text(value));
  return {
    title: short(title),
    description: text(description),
    stages: stages.map((stage) => ({
      ...stage,
      title: short(stage.title),
      description: text(stage.description),
      mentorNote: stage.mentorNote && text(stage.mentorNote),
      artifacts: stage.artifacts.map((artifact) => ({
        ...artifact,
        title: short(artifact.title),
        description: text(artifact.description),
      })),
      warnings: stage.warnings.map((warning) => ({ ...warning, text: text(warning.text) })),
      steps: stage.steps.map((step) => ({
        ...step,
        title: short(step.title),
        description: text(step.description),
      })),
    })),
  };
}

function checkTitle(title: string): string {
  if (title.length <= MAX_TITLE) return title;
  const message = `“${title.slice(0, 40)}…” would be longer than ${MAX_TITLE} characters. Choose a shorter text.`;
  throw new AppError('VALIDATION', message, { issues: [{ path: ['replacement'], message }] });
}
