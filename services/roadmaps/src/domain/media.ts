import type { Stage } from '@waymark/contracts/roadmaps/http';
import { type Artifact, mediaUrl, type VoiceClip } from '@waymark/contracts/roadmaps/media';
import type { Permission } from '@waymark/contracts/roadmaps/permissions';
import type { ArtifactState } from './roadmap-state.ts';
import type { VersionStage } from './version-content.ts';

/** What is needed of a source to play or show it. */
export interface MediaSource {
  id: string;
  fileType: string;
  durationSeconds: number | null;
  /** The beginning of a recording's text. */
  transcript: string | null;
  /** Storage key of the re-encoded picture, which has no metadata; null while there is none. */
  displayKey: string | null;
  /** Granted. */
  permissions: Permission[];
}

/** By id. */
export type MediaLibrary = ReadonlyMap<string, MediaSource>;

export const artifactType = (fileType: string): Artifact['type'] => {
  if (fileType.startsWith('image/')) return 'photo';
  return fileType.startsWith('audio/') ? 'audio' : 'other';
};

/** An uploaded picture may contain its location, so only the re-encoded one is public. */
export const isPublishable = ({
  fileType,
  displayKey,
}: Pick<MediaSource, 'fileType' | 'displayKey'>): boolean =>
  artifactType(fileType) !== 'photo' || displayKey !== null;

/** `publicOnly`: without artifacts that are not publishable. */
export function toStages(
  stages: readonly VersionStage[],
  library: MediaLibrary,
  { publicOnly }: { publicOnly: boolean },
): Stage[] {
  return stages.map((stage, order) => toStage(stage, order, library, publicOnly));
}

function toStage(stage: VersionStage, order: number, library: MediaLibrary, publicOnly: boolean): Stage {
  const { voiceClipSourceId, artifacts, steps, ...texts } = stage;
  return {
    ...texts,
    order,
    voiceClip: voiceClipSourceId === null ? null : toVoiceClip(library.get(voiceClipSourceId)),
    artifacts: artifacts.flatMap((artifact) => {
      const source = library.get(artifact.sourceId);
      return source && (!publicOnly || isPublishable(source)) ? [toArtifact(artifact, source)] : [];
    }),
    steps: steps.map((step, at) => ({ ...step, order: at })),
  };
}

const toVoiceClip = (source: MediaSource | undefined): VoiceClip | null =>
  source
    ? {
        sourceId: source.id,
        url: mediaUrl(source.id),
        duration: source.durationSeconds,
        transcript: source.permissions.includes('quoting') ? source.transcript : null,
      }
    : null;

const toArtifact = ({ title, description }: ArtifactState, { id, fileType }: MediaSource): Artifact => ({
  id,
  type: artifactType(fileType),
  title,
  url: mediaUrl(id),
  description,
});
