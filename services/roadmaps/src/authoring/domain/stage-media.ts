import type { StageBody } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import type { MediaLibrary } from './media.ts';
import type { ArtifactState, StageState, StepState } from './roadmap-state.ts';
import { isCurrent } from './step-voice.ts';

type StageMedia = Pick<StageState, 'mentorNote' | 'voiceClipSourceId' | 'artifacts'>;
type Path = (string | number)[];

export const NO_MEDIA: StageMedia = { mentorNote: null, voiceClipSourceId: null, artifacts: [] };

/**
 * Omitted fields are unchanged. Error: VALIDATION for a source of another roadmap, a voice clip that is not audio,
 * and a repeated artifact.
 */
export function writeMedia(body: StageBody, before: StageMedia, library: MediaLibrary): StageMedia {
  const { mentorNote, voiceClipSourceId, artifacts } = body;
  if (voiceClipSourceId) checkRecording(library, voiceClipSourceId, ['voiceClipSourceId']);
  if (artifacts) checkArtifacts(library, artifacts);
  return {
    mentorNote: mentorNote === undefined ? before.mentorNote : mentorNote,
    voiceClipSourceId: voiceClipSourceId === undefined ? before.voiceClipSourceId : voiceClipSourceId,
    artifacts: artifacts ?? before.artifacts,
  };
}

/** Error: VALIDATION unless it is a recording of this roadmap. */
export function checkRecording(library: MediaLibrary, sourceId: string, path: Path): void {
  const source = library.get(sourceId);
  if (!source) throw invalid(path, 'This file does not belong to this roadmap. Upload it here first.');
  if (!source.fileType.startsWith('audio/')) throw invalid(path, 'Choose an audio recording.');
}

export const withoutSource = (stage: StageState, sourceId: string): StageState => ({
  ...stage,
  voiceClipSourceId: stage.voiceClipSourceId === sourceId ? null : stage.voiceClipSourceId,
  artifacts: stage.artifacts.filter((artifact) => artifact.sourceId !== sourceId),
  steps: stage.steps.map((step) => (step.voice?.sourceId === sourceId ? { ...step, voice: null } : step)),
});

/** Without references to sources that do not exist any more. Stored edits from before learning materials have none. */
export const withKnownSources = (stage: StageState, library: MediaLibrary): StageState => ({
  ...stage,
  voiceClipSourceId: knownSource(stage.voiceClipSourceId, library),
  artifacts: stage.artifacts.filter(({ sourceId }) => library.has(sourceId)),
  steps: stage.steps.map((step) => ({
    ...step,
    voice: step.voice && isCurrent(step.voice, library) ? step.voice : null,
    materialIds: step.materialIds ?? [],
  })),
});

export const knownSource = (sourceId: string | null, library: MediaLibrary): string | null =>
  sourceId !== null && library.has(sourceId) ? sourceId : null;

export const withoutQuotes = (stage: StageState, sourceId: string): StageState => {
  const unquoted = <Q extends Pick<StepState, 'evidence'>>(quoting: Q): Q =>
    quoting.evidence?.sourceId === sourceId ? { ...quoting, evidence: null } : quoting;
  return { ...stage, warnings: stage.warnings.map(unquoted), steps: stage.steps.map(unquoted) };
};

function checkArtifacts(library: MediaLibrary, artifacts: readonly ArtifactState[]): void {
  const seen = new Set<string>();
  artifacts.forEach(({ sourceId }, at) => {
    const path = ['artifacts', at, 'sourceId'];
    if (!library.has(sourceId))
      throw invalid(path, 'This file does not belong to this roadmap. Upload it here first.');
    if (seen.has(sourceId)) throw invalid(path, 'This file is already on the stage.');
    seen.add(sourceId);
  });
}

const invalid = (path: Path, message: string): AppError =>
  new AppError('VALIDATION', message, { issues: [{ path, message }] });
