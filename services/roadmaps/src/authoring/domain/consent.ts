import type { Permission, QuotedTitle, Removed } from '@waymark/contracts/roadmaps/permissions';
import { comparable } from '@waymark/contracts/visible-text';
import { AppError } from '@waymark/kernel/app-error';
import { hasSound, type MediaLibrary, type MediaSource } from './media.ts';
import { type Replacements, withRedactedQuotes } from './names/replace-name.ts';
import { titleSimilarity } from './similarity.ts';
import type { StoredContent, StoredStep } from './version-content.ts';

/** Of a new source; `outside-model` is added where the mentor has allowed it for the whole roadmap. */
export const FIRST_PERMISSIONS: readonly Permission[] = ['drafting', 'quoting'];
export const NOTHING_REMOVED: Removed = { quotes: 0, clips: 0 };

/** A quote outlives its deleted source: deletion removes those that were not allowed. */
export const mayQuote = (library: MediaLibrary, sourceId: string): boolean =>
  library.get(sourceId)?.permissions.includes('quoting') ?? true;

export function mayPlay(library: MediaLibrary, sourceId: string): boolean {
  const source = library.get(sourceId);
  return !source || !hasSound(source) || source.permissions.includes('voice');
}

/** The content without quotes and recordings that the mentor does not allow. The order of keys is unchanged. */
export function allowedContent<C extends StoredContent>(content: C, library: MediaLibrary): C {
  const quotable = <Q extends { evidence: { sourceId: string } | null }>(quoting: Q): Q =>
    quoting.evidence && !mayQuote(library, quoting.evidence.sourceId)
      ? { ...quoting, evidence: null }
      : quoting;
  const playable = (id: string | null) => (id !== null && mayPlay(library, id) ? id : null);
  const audible = <S extends StoredStep>(step: S): S =>
    step.voice && !mayPlay(library, step.voice.sourceId) ? { ...step, voice: null } : step;
  return {
    ...content,
    audioSourceId: playable(content.audioSourceId),
    stages: content.stages.map((stage) => ({
      ...stage,
      voiceClipSourceId: playable(stage.voiceClipSourceId),
      artifacts: stage.artifacts.filter(({ sourceId }) => mayPlay(library, sourceId)),
      ...(stage.warnings && { warnings: stage.warnings.map(quotable) }),
      steps: stage.steps.map(quotable).map(audible),
    })),
  };
}

/** The working copy as learners may see it. */
export const publicContent = <C extends StoredContent>(
  content: C,
  library: MediaLibrary,
  replacements: Replacements,
): C => withRedactedQuotes(allowedContent(content, library), replacements);

/** Where a version shows a source. `titles`: of steps, in the words that they quote. */
export interface Parts {
  quotes: string[];
  /** With `voices`. */
  clips: number;
  /** Steps that play it. */
  voices: number;
  titles: QuotedTitle[];
}

export function partsOf(content: StoredContent, sourceId: string): Parts {
  const steps = content.stages.flatMap((stage) => stage.steps);
  const quoting = [...steps, ...content.stages.flatMap(({ warnings }) => warnings ?? [])];
  const media = content.stages.flatMap(({ voiceClipSourceId, artifacts }) => [
    voiceClipSourceId,
    ...artifacts.map((artifact) => artifact.sourceId),
  ]);
  const voices = steps.filter(({ voice }) => voice?.sourceId === sourceId).length;
  return {
    quotes: quoting.flatMap(({ evidence }) => (evidence?.sourceId === sourceId ? [evidence.quote] : [])),
    clips: [content.audioSourceId, ...media].filter((id) => id === sourceId).length + voices,
    voices,
    titles: content.stages.flatMap((stage) =>
      stage.steps
        .filter(
          ({ evidence, title }) => evidence?.sourceId === sourceId && isTakenFrom(title, evidence.quote),
        )
        .map(({ id: stepId, title }) => ({ stepId, title, stageTitle: stage.title })),
    ),
  };
}

/** Of the words that two texts have. */
const NEARLY = 0.8;

/** Whether a title is a part of the quote, or has nearly all of its words. An outline cuts a long quote with an ellipsis. */
export const isTakenFrom = (title: string, quote: string): boolean =>
  comparable(quote).includes(comparable(title).replace(/[…\p{P}]+$/u, '')) ||
  titleSimilarity(title, quote) >= NEARLY;

type Played = Pick<StoredContent, 'audioSourceId' | 'stages'>;

/** Sources with sound that are played somewhere in `after` where they are not in `before`. */
export function newlyPlayed(before: Played, after: Played, library: MediaLibrary): string[] {
  const old = new Set(playedIn(before).map(([place, id]) => `${place} ${id}`));
  const added = playedIn(after).filter(([place, id]) => !old.has(`${place} ${id}`));
  return [...new Set(added.map(([, id]) => id))].filter((id) => {
    const source = library.get(id);
    return source !== undefined && hasSound(source);
  });
}

/** Pairs of a place and the id of a source. */
function playedIn({ audioSourceId, stages }: Played): [string, string][] {
  const places: [string, string | null | undefined][] = [
    ['roadmap', audioSourceId],
    ...stages.flatMap(
      ({ id, voiceClipSourceId, artifacts, steps }): [string, string | null | undefined][] => [
        [id, voiceClipSourceId],
        ...artifacts.map(({ sourceId }): [string, string] => [id, sourceId]),
        ...steps.map((step): [string, string | undefined] => [step.id, step.voice?.sourceId]),
      ],
    ),
  ];
  return places.flatMap(([place, id]): [string, string][] => (id ? [[place, id]] : []));
}

/** Error: RULE_REFUSED for the voice of a source without sound. */
export function checkApplies(permission: Permission, source: Pick<MediaSource, 'fileType'>): void {
  if (permission !== 'voice' || hasSound(source)) return;
  throw new AppError('RULE_REFUSED', 'This file has no sound that learners could play.');
}
