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
  /** Storage key of the re-encoded picture without metadata, or of the trimmed recording; null while there is none. */
  displayKey: string | null;
  /** Granted. */
  permissions: Permission[];

  isTrimmed: boolean;
}

/** By id. */
export type MediaLibrary = ReadonlyMap<string, MediaSource>;

export const artifactType = (fileType: string): Artifact['type'] => {
  if (fileType.startsWith('image/')) return 'photo';
  return fileType.startsWith('audio/') ? 'audio' : 'other';
};

/** A picture may contain its location, and a recording what was trimmed, so only their copies are public. */
export const isPublishable = ({
  fileType,
  displayKey,
  isTrimmed,
}: Pick<MediaSource, 'fileType' | 'displayKey' | 'isTrimmed'>): boolean =>
  (artifactType(fileType) !== 'photo' && !isTrimmed) || displayKey !== null;

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
