import type { Evidence } from '@waymark/contracts/roadmaps/http';
import { mediaUrl, type StepVoice } from '@waymark/contracts/roadmaps/media';
import { TRANSCRIPT_MAX_CHARS } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { hasSound, isPublishable, type MediaLibrary, type MediaSource } from './media.ts';
import type { ClipSpan, StepState } from './roadmap-state.ts';

/** Around the time codes, which are rarely exact. */
const PADDING_SECONDS = 0.3;
/** Longer parts have too few time codes to find the quote in them. */
const MAX_SECONDS = 90;

/** The part of the recording with a quote, from the time codes around it; null if they do not show it. */
export function findClip(evidence: Evidence | null, library: MediaLibrary): ClipSpan | null {
  if (!evidence) return null;
  const source = library.get(evidence.sourceId);
  if (!source?.textKey || !source.moments || !isPlayable(source)) return null;
  const { moments, textKey, durationSeconds } = source;
  // Time codes are whole seconds, so short passages can have the same one. They are played together.
  const first = moments.findLast(
    ({ at, seconds }, index) => at <= evidence.start && moments[index - 1]?.seconds !== seconds,
  );
  if (!first) return null;
  const next = moments.find(({ at, seconds }) => at >= evidence.end && seconds !== first.seconds);
  const until = next?.seconds ?? durationSeconds;
  if (until === null || until <= first.seconds) return null;
  if (until - first.seconds > MAX_SECONDS) return null;
  return {
    sourceId: source.id,
    start: rounded(Math.max(0, first.seconds - PADDING_SECONDS)),
    end: rounded(Math.min(durationSeconds ?? Infinity, until + PADDING_SECONDS)),
    textKey,
    textStart: first.at,
    textEnd: next?.at ?? TRANSCRIPT_MAX_CHARS,
  };
}

/** Whether it still contains the quote that it was chosen for. */
export const isCurrent = (voice: ClipSpan, library: MediaLibrary): boolean => {
  const source = library.get(voice.sourceId);
  return source !== undefined && source.textKey === voice.textKey && isPlayable(source);
};

/**
 * The step after its quote may have changed. A new quote is played if the recording may be, a changed one if the quote
 * before was.
 */
export function followQuote(
  step: StepState,
  before: StepState | undefined,
  library: MediaLibrary,
): StepState {
  const { evidence } = step;
  if (before && sameQuote(before.evidence, evidence)) return step;
  const isPlayed = before?.evidence ? before.voice !== null : mayPlaySource(library, evidence);
  return { ...step, voice: isPlayed ? findClip(evidence, library) : null };
}

const mayPlaySource = (library: MediaLibrary, evidence: Evidence | null): boolean =>
  evidence !== null && (library.get(evidence.sourceId)?.permissions.includes('voice') ?? false);

/** Error: VALIDATION if no time codes show where the quote is. */
export function chooseClip(
  { evidence, voice }: StepState,
  used: boolean,
  library: MediaLibrary,
  path: (string | number)[],
): ClipSpan | null {
  if (!used) return null;
  const chosen = voice && isCurrent(voice, library) ? voice : findClip(evidence, library);
  if (chosen) return chosen;
  const message = 'No time codes of a recording show where you say this.';
  throw new AppError('VALIDATION', message, { issues: [{ path, message }] });
}

/** As learners see it: only a clip that is not lost. */
export function publishedClip({ voice }: Pick<StepState, 'voice'>, library: MediaLibrary): StepVoice | null {
  if (!voice || !isCurrent(voice, library)) return null;
  const { sourceId } = voice;
  const source = library.get(sourceId)!;
  const clip = clipOf(voice, source);
  if (!clip || clip.status === 'failed') return null;
  const shown = { sourceId, used: true, start: 0, transcript: null, ...madeByProgram(source) };
  if (clip.status === 'processing')
    return { ...shown, state: 'preparing', url: null, end: rounded(voice.end - voice.start) };
  const said = source.permissions.includes('quoting')
    ? { transcript: clip.words, ...(clip.captions && { captions: clip.captions }) }
    : { transcript: null };
  return { ...shown, state: 'ready', url: mediaUrl(clip.id), end: clip.seconds!, ...said };
}

/** As its mentor sees it, who can also choose it where it is not used. */
export function offeredClip(
  { evidence, voice }: Pick<StepState, 'evidence' | 'voice'>,
  library: MediaLibrary,
): StepVoice | null {
  const used = voice && isCurrent(voice, library) ? voice : null;
  const offered = used ?? findClip(evidence, library);
  if (!offered) return null;
  const { sourceId, start, end } = offered;
  const source = library.get(sourceId)!;
  const state = stateOf(offered, source);
  return {
    ...{ sourceId, used: used !== null, state, url: mediaUrl(sourceId), start, end },
    ...{ transcript: null, ...madeByProgram(source) },
  };
}

function stateOf(voice: ClipSpan, source: MediaSource): StepVoice['state'] {
  if (!source.permissions.includes('voice')) return 'not-allowed';
  const status = clipOf(voice, source)?.status;
  if (status === 'processing') return 'preparing';
  return status === 'failed' ? 'failed' : 'ready';
}

/** Publishing again cuts it once more. */
export const hasFailedClip = (
  stages: readonly { steps: readonly StepVoiced[] }[],
  library: MediaLibrary,
): boolean =>
  stages.some(({ steps }) =>
    steps.some(
      ({ voice }) =>
        voice &&
        isCurrent(voice, library) &&
        clipOf(voice, library.get(voice.sourceId)!)?.status === 'failed',
    ),
  );

type StepVoiced = Pick<StepState, 'voice'>;

const madeByProgram = ({ sampleVoice }: MediaSource) => (sampleVoice ? { sampleVoice } : {});

const clipOf = ({ start, end }: ClipSpan, { clips }: MediaSource) =>
  clips.find((clip) => clip.start === start && clip.end === end);

const isPlayable = (source: MediaSource): boolean => hasSound(source) && isPublishable(source);

const sameQuote = (one: Evidence | null, other: Evidence | null): boolean =>
  one?.sourceId === other?.sourceId && one?.start === other?.start && one?.end === other?.end;

const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;
