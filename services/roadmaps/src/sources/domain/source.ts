import type { SourceExtracted } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { Captions, MediaFacts } from '@waymark/contracts/roadmaps/media';
import {
  DISPLAY_TYPE,
  displayKey,
  type Moment,
  playKey,
  type Source,
} from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { wordCaptions } from '../../authoring/domain/captions.ts';
import { cleanText } from '../../shared/domain/clean-draft.ts';
import { MAX_SOURCES } from '../../shared/domain/limits.ts';

/** Changes to a source when the worker has read it. */
export interface ExtractionResult extends Partial<StoredMediaFacts> {
  status: Source['status'];
  message: string | null;
  textKey?: string;
  words?: number;
  transcript?: string | null;
  moments?: Moment[];
  /** Null: the model returned none. */
  wordTimes?: Moment[] | null;
  /** By word; null without times of words. */
  captions?: Captions | null;
}

interface StoredMediaFacts {
  durationSeconds: number | null;
  displayKey: string | null;
  displayType: string | null;
}

/** `key`: of the source's original file. */
export function extractionResult(
  event: EventData<typeof SourceExtracted>,
  key: string,
  transcript: string | null,
): ExtractionResult {
  const facts = storedFacts(event.media, key);
  if (event.outcome === 'failed') return { status: 'failed', message: event.message, ...facts };
  if (event.outcome === 'no-text') return { status: 'stored', message: event.message, ...facts };
  const { textKey, words, moments, wordTimes = null } = event;
  return {
    status: 'ready',
    message: null,
    textKey,
    words,
    transcript,
    ...(moments && { moments, wordTimes, captions: wordCaptions(transcript, wordTimes ?? []) }),
    ...facts,
  };
}

const PLAY_TYPES = ['audio/webm', 'audio/mp4', 'audio/mpeg', 'audio/wav', 'audio/flac'];

/** A display picture or a seekable copy is accepted only beside its original. */
function storedFacts(media: MediaFacts | undefined, key: string): Partial<StoredMediaFacts> {
  if (!media) return {};
  const { durationSeconds } = media;
  if (media.displayKey === displayKey(key))
    return { durationSeconds, displayKey: displayKey(key), displayType: DISPLAY_TYPE };
  if (media.displayKey === playKey(key) && PLAY_TYPES.includes(media.displayType ?? ''))
    return { durationSeconds, displayKey: playKey(key), displayType: media.displayType };
  return { durationSeconds, displayKey: null, displayType: null };
}

/** About two minutes of speech; the transcripts of all clips fit into one message. */
export const TRANSCRIPT_CHARS = 2_000;

/** What is shown beside a player; null for an empty text. */
export function transcriptOf(text: string): string | null {
  const clean = cleanText(text);
  if (clean.length <= TRANSCRIPT_CHARS) return clean || null;
  return `${clean.slice(0, TRANSCRIPT_CHARS - 1).toWellFormed()}…`;
}

/** Error: RULE_REFUSED for a source whose text cannot be written by hand. */
export function checkTextOfRecording({ fileType, status }: Pick<Source, 'fileType' | 'status'>): void {
  if (!/^(?:audio|video)\//.test(fileType))
    throw new AppError('RULE_REFUSED', 'You can only write down the text of a recording.');
  if (status === 'processing')
    throw new AppError(
      'RULE_REFUSED',
      'This recording is still being processed. Please try again in a moment.',
    );
}

/** Error: VALIDATION for a speaker who is not in the source. */
export function checkSpeaker(label: string | null, speakers: Source['speakers']): void {
  if (label === null || speakers.some((one) => one.label === label)) return;
  const message = 'This speaker is not in this text. Reload the page to see who is.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['speaker'], message }] });
}

/** Error: RULE_REFUSED at the limit. */
export function checkSourceCount(count: number): void {
  if (count < MAX_SOURCES) return;
  throw new AppError('RULE_REFUSED', `A roadmap can have at most ${MAX_SOURCES} files and texts.`);
}

/** `name`, or the first of “name 2”, “name 3” and so on that is not taken. */
export function numberedName(name: string, taken: ReadonlySet<string>): string {
  let numbered = name;
  for (let number = 2; taken.has(numbered); number += 1) numbered = `${name} ${number}`;
  return numbered;
}

/** Error: RULE_REFUSED for a text that the next draft would write again. */
export function checkDeletable(kind: Source['kind']): void {
  if (kind === 'interview')
    throw new AppError('RULE_REFUSED', 'This is your interview. Start it over in its tab to remove it.');
  if (kind === 'timeline')
    throw new AppError('RULE_REFUSED', 'This is your timeline. Delete its milestones to remove it.');
}

export const sourceNotFound = (): AppError => new AppError('NOT_FOUND', 'This file no longer exists.');
