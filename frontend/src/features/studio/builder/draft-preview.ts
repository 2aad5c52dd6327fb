import type { RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import type { Category, Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import { type Artifact, mediaUrl, type VoiceClip } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { mediaKind } from '../shared/media-kind.ts';
import { linksOf, type StageDraft, type StepDraft, writtenSteps, writtenWarnings } from './stage-draft.ts';

/** Id of a stage that is not saved yet. */
export const NEW_STAGE_ID = 'new-stage';

/** The roadmap with unsaved details. */
export const withDetails = (
  roadmap: Roadmap,
  { audioSourceId, ...details }: Omit<RoadmapDetails, 'audioSourceId'> & Partial<RoadmapDetails>,
  categories: readonly Category[],
): Roadmap => ({
  ...roadmap,
  ...details,
  title: details.title.trim() || 'Untitled roadmap',
  duration: details.duration?.trim() || null,
  category: categories.find(({ id }) => id === details.categoryId) ?? roadmap.category,
  audioUrl: audioSourceId === undefined ? roadmap.audioUrl : audioSourceId && mediaUrl(audioSourceId),
});

/** The roadmap with the unsaved values of a stage; one that is not saved yet is the last. */
export function withStageDraft(
  roadmap: Roadmap,
  saved: Stage | null,
  draft: StageDraft,
  sources: readonly Source[],
): Roadmap {
  const stage = stageOf(saved, draft, sources, saved?.order ?? roadmap.stages.length);
  const stages = saved
    ? roadmap.stages.map((one) => (one.id === saved.id ? stage : one))
    : [...roadmap.stages, stage];
  return { ...roadmap, stages };
}

const stageOf = (
  saved: Stage | null,
  draft: StageDraft,
  sources: readonly Source[],
  order: number,
): Stage => ({
  id: saved?.id ?? NEW_STAGE_ID,
  order,
  origin: saved?.origin ?? 'mentor',
  title: draft.title.trim() || 'Untitled stage',
  description: draft.description.trim(),
  estimatedDuration: draft.estimatedDuration.trim(),
  mentorNote: draft.mentorNote.trim() || null,
  voiceClip: voiceClipOf(saved, draft.voiceClipSourceId, sources),
  artifacts: draft.artifacts.map(({ sourceId, title, description }) => ({
    ...(saved?.artifacts.find(({ id }) => id === sourceId) ?? artifactOf(sourceId, sources)),
    title,
    description,
  })),
  warnings: writtenWarnings(draft).map(({ key, id, text }) => ({
    id: key,
    text: text.trim(),
    evidence: saved?.warnings.find((one) => one.id === id)?.evidence ?? null,
  })),
  steps: writtenSteps(draft).map((step, index) => stepOf(saved, step, index)),
});

function stepOf(saved: Stage | null, draft: StepDraft, order: number): Step {
  const before = saved?.steps.find(({ id }) => id === draft.id);
  const title = draft.title.trim();
  const description = draft.description.trim();
  const isWritten = !before || before.title !== title || before.description !== description;
  return {
    id: draft.key,
    order,
    title: title || 'Untitled step',
    description,
    estimatedDuration: draft.estimatedDuration.trim() || null,
    resourceLinks: linksOf(draft),
    materials: draft.materials,
    origin: isWritten ? 'mentor' : before.origin,
    reviewed: isWritten || before.reviewed,
    evidence: before?.evidence ?? null,
  };
}

function voiceClipOf(saved: Stage | null, sourceId: string, sources: readonly Source[]): VoiceClip | null {
  if (sourceId === '') return null;
  if (saved?.voiceClip?.sourceId === sourceId) return saved.voiceClip;
  const source = sources.find(({ id }) => id === sourceId);
  const { durationSeconds: duration = null, sampleVoice } = source ?? {};
  return { sourceId, url: mediaUrl(sourceId), duration, transcript: null, sampleVoice };
}

function artifactOf(sourceId: string, sources: readonly Source[]): Pick<Artifact, 'id' | 'type' | 'url'> {
  const source = sources.find(({ id }) => id === sourceId);
  const kind = source ? mediaKind(source) : 'other';
  return { id: sourceId, type: kind === 'video' ? 'other' : kind, url: mediaUrl(sourceId) };
}
