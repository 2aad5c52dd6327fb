import { DEFAULT_STAGE_DURATION, type Stage, type StageBody } from '@waymark/contracts/roadmaps/http';

/** A step while it is being written. `key` tells rows apart; `id` is there once the server knows the step. */
export interface StepDraft {
  key: string;
  id: string | undefined;
  title: string;
  description: string;
  estimatedDuration: string;
  /** One link a line. */
  links: string;
}

/** A source shown on the stage; in the order in which they stand. */
export interface ArtifactDraft {
  sourceId: string;
  title: string;
  description: string;
}

export interface StageDraft {
  title: string;
  description: string;
  estimatedDuration: string;
  steps: StepDraft[];
  mentorNote: string;
  /** Empty: none. */
  voiceClipSourceId: string;
  artifacts: ArtifactDraft[];
}

let lastKey = 0;

export function emptyStep(): StepDraft {
  lastKey += 1;
  return {
    // A draft outlives a reload, which counts from the start again.
    key: `new-${Date.now().toString(36)}-${lastKey}`,
    id: undefined,
    title: '',
    description: '',
    estimatedDuration: '',
    links: '',
  };
}

export const draftOf = (stage: Stage | null): StageDraft => ({
  title: stage?.title ?? '',
  description: stage?.description ?? '',
  estimatedDuration: stage?.estimatedDuration ?? DEFAULT_STAGE_DURATION,
  steps: stage?.steps.length
    ? stage.steps.map((step) => ({
        key: step.id,
        id: step.id,
        title: step.title,
        description: step.description,
        estimatedDuration: step.estimatedDuration ?? '',
        links: step.resourceLinks.join('\n'),
      }))
    : [emptyStep()],
  mentorNote: stage?.mentorNote ?? '',
  voiceClipSourceId: stage?.voiceClip?.sourceId ?? '',
  artifacts:
    stage?.artifacts.map(({ id, title, description }) => ({ sourceId: id, title, description })) ?? [],
});

/** What is missing, as the two things a person is told; null when it can be saved. Steps left wholly blank do not count. */
export function faultOf(draft: StageDraft): { title: string; description: string } | null {
  if (draft.title.trim() === '')
    return { title: 'Title Required', description: 'Please enter a stage title.' };
  if (writtenSteps(draft).length === 0) {
    return { title: 'Steps Required', description: 'Please add at least one action step.' };
  }
  return null;
}

export const bodyOf = (draft: StageDraft): StageBody => ({
  title: draft.title,
  description: draft.description,
  estimatedDuration: draft.estimatedDuration.trim() || DEFAULT_STAGE_DURATION,
  steps: writtenSteps(draft).map((step) => ({
    id: step.id,
    title: step.title,
    description: step.description,
    estimatedDuration: step.estimatedDuration.trim() || null,
    resourceLinks: step.links
      .split('\n')
      .map((link) => link.trim())
      .filter((link) => link !== ''),
  })),
  mentorNote: draft.mentorNote.trim() || null,
  voiceClipSourceId: draft.voiceClipSourceId || null,
  artifacts: draft.artifacts,
});

/** Where the words of a stage are kept while they are not saved; null for a new one. */
export const stageWordsKey = (roadmapId: string, stageId: string | null): string =>
  `waymark-stage-${roadmapId}-${stageId ?? 'new'}`;

/** Whether saving either would leave the same. */
export const sameDraft = (a: StageDraft, b: StageDraft): boolean =>
  JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));

/** The same words for a stage that is not there any more: all of it is new. */
export const asNew = (draft: StageDraft): StageDraft => ({
  ...draft,
  steps: draft.steps.map((step) => ({ ...step, id: undefined })),
});

/** A step counts once something is in it; one that lost its title is sent along, so that its field can say so. */
const writtenSteps = (draft: StageDraft): StepDraft[] =>
  draft.steps.filter((step) => [step.title, step.description, step.links].some((text) => text.trim() !== ''));

/** Messages by field name, as the server names them: `title`, `steps.<key>.title`, `artifacts.<sourceId>.title`. */
export function fieldErrors(
  draft: StageDraft,
  issues: readonly { path: readonly (string | number)[]; message: string }[],
): Record<string, string> {
  const sent = writtenSteps(draft);
  const named = issues.map(({ path, message }) => {
    // The answer names places inside `body`.
    const inBody = path[0] === 'body' ? path.slice(1) : path;
    const [field, index, inStep] = inBody;
    if (field === 'artifacts' && typeof index === 'number')
      return [`artifacts.${draft.artifacts[index]?.sourceId}.${String(inStep)}`, message];
    if (field !== 'steps' || typeof index !== 'number') return [String(field), message];
    return [`steps.${sent[index]?.key}.${inStep === 'resourceLinks' ? 'links' : String(inStep)}`, message];
  });
  return Object.fromEntries(named) as Record<string, string>;
}
