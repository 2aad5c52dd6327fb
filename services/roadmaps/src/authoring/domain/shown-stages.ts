import type { Stage } from '@waymark/contracts/roadmaps/http';
import {
  type Artifact,
  type Captions,
  mediaUrl,
  type StoryAudio,
  type VoiceClip,
} from '@waymark/contracts/roadmaps/media';
import { MAX_CUES } from '../../shared/domain/limits.ts';
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
  return withFewCues(stages.map((stage, order) => toStage(stage, order, library, publicOnly)));
}

/** All of a page fits into one message. */
function withFewCues(stages: Stage[]): Stage[] {
  let left = MAX_CUES;
  const limited = <H extends { captions?: Captions | null }>(spoken: H): H => {
    const count = spoken.captions?.cues.length ?? 0;
    if (count > left) return { ...spoken, captions: null };
    left -= count;
    return spoken;
  };
  return stages.map((stage) => ({
    ...stage,
    voiceClip: stage.voiceClip && limited(stage.voiceClip),
    steps: stage.steps.map((step) => ({ ...step, voice: step.voice && limited(step.voice) })),
  }));
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
        ...toStoryAudio(source),
      }
    : null;

const toStoryAudio = (source: MediaSource): StoryAudio => {
  const { durationSeconds: duration, permissions, transcript, captions, sampleVoice } = source;
  const said = permissions.includes('quoting') ? transcript : null;
  return {
    duration,
    transcript: said,
    ...(said && captions && { captions }),
    ...(sampleVoice && { sampleVoice }),
  };
};

/** What is known of the recording at `audioUrl`. */
export const storyOf = (audioSourceId: string | null, library: MediaLibrary): StoryAudio | null => {
  const source = audioSourceId === null ? undefined : library.get(audioSourceId);
  return source ? toStoryAudio(source) : null;
};

const toArtifact = (
  { title, description }: ArtifactState,
  { id, fileType, sampleVoice }: MediaSource,
): Artifact => ({
  id,
  type: artifactType(fileType),
  title,
  url: mediaUrl(id),
  description,
  ...(sampleVoice && { sampleVoice }),
});
