import type { Stage } from '@waymark/contracts/roadmaps/http';
import { type Artifact, mediaUrl, type VoiceClip } from '@waymark/contracts/roadmaps/media';
import { artifactType, isPublishable, type MediaLibrary, type MediaSource } from './media.ts';
import type { ArtifactState } from './roadmap-state.ts';
import { toStepMaterials } from './step-materials.ts';
import { offeredClip, publishedClip } from './step-voice.ts';
import type { VersionStage } from './version-content.ts';

/** `publicOnly`: without artifacts that are not publishable, and with the voices that learners can play. */
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
    steps: steps.map(({ materialIds, ...step }, at) => ({
      ...step,
      order: at,
      materials: toStepMaterials(materialIds, library, publicOnly),
      voice: (publicOnly ? publishedClip : offeredClip)(step, library),
    })),
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
