import { toNestErrors } from '@hookform/resolvers';
import type { Issue } from '@waymark/contracts/errors';
import { DEFAULT_STAGE_DURATION, type Stage, StageBody } from '@waymark/contracts/roadmaps/http';
import type { StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import type { FieldPath, Resolver } from 'react-hook-form';

/** A step in the form. `key` identifies the row; `id` is set if the step is saved. */
export interface StepDraft {
  key: string;
  id: string | undefined;
  title: string;
  description: string;
  estimatedDuration: string;
  /** One link per line. */
  links: string;
  /** Absent in unsaved values from before learning materials. */
  materials?: StepMaterial[];
}

/** What the mentor would not do again. `key` identifies the row; `id` is set if it is saved. */
export interface WarningDraft {
  key: string;
  id: string | undefined;
  text: string;
}

/** A source that learners see on the stage. */
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
  /** Empty for none. */
  voiceClipSourceId: string;
  artifacts: ArtifactDraft[];
  warnings: WarningDraft[];
}

let lastKey = 0;

/** With the time, since the counter restarts after a reload and the draft does not. */
function newKey(): string {
  lastKey += 1;
  return `new-${Date.now().toString(36)}-${lastKey}`;
}

export const emptyWarning = (): WarningDraft => ({ key: newKey(), id: undefined, text: '' });

export function emptyStep(): StepDraft {
  return {
    key: newKey(),
    id: undefined,
    title: '',
    description: '',
    estimatedDuration: '',
    links: '',
    materials: [],
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
        materials: step.materials ?? [],
      }))
    : [emptyStep()],
  mentorNote: stage?.mentorNote ?? '',
  voiceClipSourceId: stage?.voiceClip?.sourceId ?? '',
  artifacts:
    stage?.artifacts.map(({ id, title, description }) => ({ sourceId: id, title, description })) ?? [],
  warnings: stage?.warnings.map(({ id, text }) => ({ key: id, id, text })) ?? [],
});

/** The toast for a missing title or missing steps (spec §5), or null. */
export function draftError(draft: StageDraft): { title: string; description: string } | null {
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
  estimatedDuration: draft.estimatedDuration.trim(),
  steps: writtenSteps(draft).map((step) => ({
    id: step.id,
    title: step.title,
    description: step.description,
    estimatedDuration: step.estimatedDuration.trim() || null,
    resourceLinks: linksOf(step),
    materialIds: step.materials?.map(({ id }) => id),
  })),
  mentorNote: draft.mentorNote.trim() || null,
  voiceClipSourceId: draft.voiceClipSourceId || null,
  artifacts: draft.artifacts,
  warnings: writtenWarnings(draft).map(({ id, text }) => ({ id, text })),
});

export const DESCRIPTION_MAX_CHARS = 2_000;

/** A description with a paragraph added, which ends after its last whole word if it is too long. */
export function withAddedText(description: string, added: string): { text: string; isComplete: boolean } {
  const whole = [description.trim(), added.trim()].filter((part) => part !== '').join('\n\n');
  if (whole.length <= DESCRIPTION_MAX_CHARS) return { text: whole, isComplete: true };
  const cut = whole.slice(0, DESCRIPTION_MAX_CHARS + 1);
  const end = Math.max(description.trim().length, cut.search(/\s+\S*$/));
  return { text: whole.slice(0, end), isComplete: false };
}

export const linksOf = ({ links }: StepDraft): string[] =>
  links
    .split('\n')
    .map((link) => link.trim())
    .filter((link) => link !== '');

/** Storage key of unsaved values; `stageId` is null for a new stage. */
export const stageStorageKey = (roadmapId: string, stageId: string | null): string =>
  `waymark-stage-form-${roadmapId}-${stageId ?? 'new'}`;

/** Compares what would be saved. */
export const sameDraft = (a: StageDraft, b: StageDraft): boolean =>
  JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));

/** The body for a stage that was deleted: all its steps and warnings are new. */
export const withNewSteps = (body: StageBody): StageBody => ({
  ...body,
  steps: body.steps.map((step) => ({ ...step, id: undefined })),
  warnings: body.warnings?.map((warning) => ({ ...warning, id: undefined })),
});

/** Omits blank steps. A step without a title is sent if it has other text, so that the title gets an error. */
export const writtenSteps = (draft: StageDraft): StepDraft[] =>
  draft.steps.filter(
    ({ title, description, links, materials = [] }) =>
      materials.length > 0 || [title, description, links].some((text) => text.trim() !== ''),
  );

export const writtenWarnings = ({ warnings }: StageDraft): WarningDraft[] =>
  warnings.filter(({ text }) => text.trim() !== '');

const STEP_FIELDS: Record<string, string> = { resourceLinks: 'links', materialIds: 'materials' };

/** The field of the draft for a path in its body, which contains no blank steps or warnings. */
export function fieldOf(draft: StageDraft, path: Issue['path']): FieldPath<StageDraft> {
  const [list, index, field] = path;
  if (list === 'warnings' && typeof index === 'number')
    return `warnings.${draft.warnings.indexOf(writtenWarnings(draft)[index] as WarningDraft)}.text`;
  if (list !== 'steps' || typeof index !== 'number') return path.join('.') as FieldPath<StageDraft>;
  const position = draft.steps.indexOf(writtenSteps(draft)[index] as StepDraft);
  return `steps.${position}.${STEP_FIELDS[String(field)] ?? field}` as FieldPath<StageDraft>;
}

/** Validates the body of a draft, with the errors at the fields of the draft. */
export const resolveStage: Resolver<StageDraft, unknown, StageBody> = (draft, _, options) => {
  const { data, error } = StageBody.safeParse(bodyOf(draft));
  if (data) return { values: data, errors: {} };
  const errors = error.issues.map(({ path, code, message }) => [
    fieldOf(draft, path as Issue['path']),
    { type: code, message },
  ]);
  return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
};
