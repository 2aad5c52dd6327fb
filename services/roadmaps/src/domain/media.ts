import type { Stage } from '@waymark/contracts/roadmaps/http';
import { type Artifact, mediaUrl, type VoiceClip } from '@waymark/contracts/roadmaps/media';
import type { ArtifactState } from './roadmap-state.ts';
import type { VersionStage } from './version-content.ts';

/** A source, as far as it matters for playing or showing it. */
export interface MediaSource {
  id: string;
  fileType: string;
  durationSeconds: number | null;
  /** Words of a recording, as far as a page shows them. */
  transcript: string | null;
  /** Storage key of the picture without what cameras write into it; null while there is none. */
  displayKey: string | null;
}

/** By id. */
export type MediaLibrary = ReadonlyMap<string, MediaSource>;

export const artifactType = (fileType: string): Artifact['type'] => {
  if (fileType.startsWith('image/')) return 'photo';
  return fileType.startsWith('audio/') ? 'audio' : 'other';
};

/** A picture as it was uploaded may say where it was taken: only its re-encoded version is for others. */
export const isPublishable = ({
  fileType,
  displayKey,
}: Pick<MediaSource, 'fileType' | 'displayKey'>): boolean =>
  artifactType(fileType) !== 'photo' || displayKey !== null;

/** Stages as they are shown. `publicOnly`: without what is not ready for them. */
export function toStages(
  stages: readonly VersionStage[],
  library: MediaLibrary,
  { publicOnly }: { publicOnly: boolean },
): Stage[] {
  return stages.map((stage, order) => toStage(stage, order, library, publicOnly));
}

function toStage(stage: VersionStage, order: number, library: MediaLibrary, publicOnly: boolean): Stage {
  const { voiceClipSourceId, artifacts } = stage;
  return {
    id: stage.id,
    title: stage.title,
    description: stage.description,
    order,
    estimatedDuration: stage.estimatedDuration,
    origin: stage.origin,
    mentorNote: stage.mentorNote,
    voiceClip: voiceClipSourceId === null ? null : toVoiceClip(library.get(voiceClipSourceId)),
    artifacts: artifacts.flatMap((artifact) => {
      const source = library.get(artifact.sourceId);
      return source && (!publicOnly || isPublishable(source)) ? [toArtifact(artifact, source)] : [];
    }),
    steps: stage.steps.map((step, at) => ({ ...step, order: at })),
  };
}

const toVoiceClip = (source: MediaSource | undefined): VoiceClip | null =>
  source
    ? {
        sourceId: source.id,
        url: mediaUrl(source.id),
        duration: source.durationSeconds,
        transcript: source.transcript,
      }
    : null;

const toArtifact = ({ title, description }: ArtifactState, { id, fileType }: MediaSource): Artifact => ({
  id,
  type: artifactType(fileType),
  title,
  url: mediaUrl(id),
  description,
});
