import { detailsOf, NO_DETAILS, type RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import type { Evidence } from '@waymark/contracts/roadmaps/http';
import type { ClipSpan, RoadmapState, StageState, StepState } from './roadmap-state.ts';

export type VersionStage = Omit<StageState, 'touchedByMentor'>;

/** What a version stores of the working copy. */
export interface VersionContent extends RoadmapDetails {
  stages: VersionStage[];
}

/** The order of keys is fixed, so that contents can be compared as JSON text. */
export const contentOf = (state: RoadmapState): VersionContent => ({
  ...detailsOf(state),
  stages: state.stages.map(stageContent),
});

export type StoredStep = Omit<StepState, 'reviewed' | 'voice' | 'materialIds'> &
  Partial<Pick<StepState, 'reviewed' | 'voice' | 'materialIds'>>;
type StoredStage = Omit<VersionStage, 'warnings' | 'steps'> &
  Partial<Pick<VersionStage, 'warnings'>> & { steps: StoredStep[] };
/**
 * Versions from before reviews have no warnings, and all of their steps count as reviewed; older ones have no voices or
 * materials. A version has the details that there were when it was published.
 */
export type StoredContent = Omit<VersionContent, 'tags' | 'stages'> &
  Partial<Pick<VersionContent, 'tags'>> & { stages: StoredStage[] };

export const readContent = (stored: StoredContent): VersionContent => ({
  ...detailsOf({ ...NO_DETAILS, ...stored }),
  stages: stored.stages.map((stage) =>
    stageContent({
      ...stage,
      warnings: stage.warnings ?? [],
      steps: stage.steps.map((step) => ({
        ...step,
        reviewed: step.reviewed ?? true,
        voice: step.voice ?? null,
        materialIds: step.materialIds ?? [],
      })),
    }),
  ),
});

export const sameContent = (one: VersionContent, other: VersionContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Ids of the sources that it plays or shows. */
export const mediaOf = ({
  audioSourceId,
  stages,
}: Pick<VersionContent, 'audioSourceId' | 'stages'>): string[] => {
  const ids = stages.flatMap(({ voiceClipSourceId, artifacts }) => [
    voiceClipSourceId,
    ...artifacts.map(({ sourceId }) => sourceId),
  ]);
  return [...new Set([audioSourceId, ...ids])].filter((id) => id !== null);
};

/** Ids of the learning materials that its steps show. */
export const materialsOf = ({ stages }: Pick<VersionContent, 'stages'>): string[] => [
  ...new Set(stages.flatMap(({ steps }) => steps.flatMap(({ materialIds }) => materialIds))),
];

const stageContent = (stage: VersionStage): VersionStage => ({
  id: stage.id,
  title: stage.title,
  description: stage.description,
  estimatedDuration: stage.estimatedDuration,
  origin: stage.origin,
  mentorNote: stage.mentorNote,
  voiceClipSourceId: stage.voiceClipSourceId,
  artifacts: stage.artifacts.map(({ sourceId, title, description }) => ({ sourceId, title, description })),
  warnings: stage.warnings.map(({ id, text, evidence }) => ({
    id,
    text,
    evidence: evidenceContent(evidence),
  })),
  steps: stage.steps.map(stepContent),
});

const stepContent = ({ evidence, voice, ...step }: StepState): StepState => ({
  id: step.id,
  title: step.title,
  description: step.description,
  estimatedDuration: step.estimatedDuration,
  resourceLinks: step.resourceLinks,
  origin: step.origin,
  reviewed: step.reviewed,
  evidence: evidenceContent(evidence),
  voice: voice && clipSpanContent(voice),
  materialIds: step.materialIds,
});

/** The order of keys is fixed; that of jsonb differs. */
export const clipSpanContent = (voice: ClipSpan): ClipSpan => ({
  sourceId: voice.sourceId,
  start: voice.start,
  end: voice.end,
  textKey: voice.textKey,
  textStart: voice.textStart,
  textEnd: voice.textEnd,
});

const evidenceContent = (evidence: Evidence | null): Evidence | null =>
  evidence && {
    sourceId: evidence.sourceId,
    quote: evidence.quote,
    start: evidence.start,
    end: evidence.end,
  };
