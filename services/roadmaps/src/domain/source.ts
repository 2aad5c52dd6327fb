import type { SourceExtracted } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import { DISPLAY_TYPE, displayKey, type Source } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import { MAX_SOURCES } from './limits.ts';

/** Changes to a source when the worker has read it. */
export interface ExtractionResult extends Partial<StoredMediaFacts> {
  status: Source['status'];
  message: string | null;
  textKey?: string;
  words?: number;
  transcript?: string | null;
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
  const { textKey, words } = event;
  return { status: 'ready', message: null, textKey, words, transcript, ...facts };
}

/** A display picture is accepted only beside its original. */
function storedFacts(media: MediaFacts | undefined, key: string): Partial<StoredMediaFacts> {
  if (!media) return {};
  const accepted = media.displayKey === displayKey(key);
  return {
    durationSeconds: media.durationSeconds,
    displayKey: accepted ? media.displayKey : null,
    displayType: accepted ? DISPLAY_TYPE : null,
  };
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

export const sourceNotFound = (): AppError => new AppError('NOT_FOUND', 'This file no longer exists.');
