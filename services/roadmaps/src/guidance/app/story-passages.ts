import { mediaUrl, type StepVoice } from '@waymark/contracts/roadmaps/media';
import type { StoryPassage } from '@waymark/contracts/roadmaps/story-passage';
import { redact } from '../../authoring/domain/names/replace-name.ts';
import { findClip } from '../../authoring/domain/step-voice.ts';
import { shownNames } from '../domain/story/shown-names.ts';
import type { Story } from '../domain/story/story.ts';
import { type Found, toFound, type Window } from '../domain/story/windows.ts';
import type { StoryMaterial } from '../persistence/story-material.ts';

/** As readers see it: with the names of people as the mentor decided, its step, and its voice where there is one. */
export function toPassage(window: Window, { names }: Story, material: StoryMaterial): StoryPassage {
  const { stages } = material.roadmap;
  const found = toFound(window);
  const text = plainText(found.text);
  const step = stages.flatMap(({ title: stageTitle, steps }) =>
    steps.filter(({ id }) => id === found.stepId).map((one) => ({ ...one, stageTitle })),
  )[0];
  return {
    text: redact(text, shownNames(text, names, material.roadmap, material.names)),
    step: step ? { id: step.id, title: step.title, stageTitle: step.stageTitle } : null,
    voice: (step?.voice?.url ? step.voice : null) ?? clipOf(found, material),
  };
}

/** Without the marks of headings and lists, on one line. */
const plainText = (text: string): string => text.replace(/^(?:#|-) /gm, '').replace(/\s+/g, ' ');

/** Of a recording that learners can play as a whole. */
function clipOf({ sourceId, start, end }: Found, { played, library }: StoryMaterial): StepVoice | null {
  if (sourceId === null || !played.includes(sourceId)) return null;
  const source = library.get(sourceId);
  const clip = source?.permissions.includes('voice')
    ? findClip({ sourceId, start, end, quote: '' }, library)
    : null;
  if (!clip) return null;
  return {
    ...{ sourceId, used: true, state: 'ready', url: mediaUrl(sourceId), start: clip.start, end: clip.end },
    transcript: null,
    ...(source!.sampleVoice && { sampleVoice: true }),
  };
}
