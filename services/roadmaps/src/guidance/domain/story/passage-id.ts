import type { Story } from './story.ts';
import { passageOfStep, type Window } from './windows.ts';

/** Names the place of a passage, not its words: those are read when they are shown, as far as they may be quoted then. */
export function passageId({ block: { sourceId, sentences }, from, to, stepId }: Window): string {
  if (sourceId === null) return JSON.stringify([stepId]);
  return JSON.stringify([stepId, sourceId, sentences[from]!.start, sentences[to - 1]!.end]);
}

/** Null where a part of it is gone, or may no longer be quoted. */
export function findPassage(story: Story, id: string): Window | null {
  const [stepId, sourceId, start, end] = JSON.parse(id) as [string | null, string?, number?, number?];
  if (sourceId === undefined) return stepId === null ? null : passageOfStep(story, stepId);
  for (const block of story.blocks) {
    if (block.sourceId !== sourceId) continue;
    const from = block.sentences.findIndex((sentence) => sentence.start === start);
    const to = block.sentences.findIndex((sentence) => sentence.end === end) + 1;
    if (from < 0 || to <= from) continue;
    const quoting = new Set(block.quotedBy.slice(from, to).flat());
    const isQuoted = [...quoting].some((step) => story.steps[step]!.id === stepId);
    return { block, from, to, stepId: isQuoted ? stepId : null };
  }
  return null;
}
