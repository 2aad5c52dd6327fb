import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { bodyOf, draftOf, type StageDraft, sameDraft } from './stage-draft.ts';

const FIELDS = {
  title: 'title',
  description: 'description',
  estimatedDuration: 'duration',
  steps: 'steps',
  mentorNote: 'note',
  voiceClipSourceId: 'voice clip',
  artifacts: 'files',
  warnings: 'warnings',
} as const satisfies Record<keyof StageDraft, string>;

type Field = keyof StageDraft;
const fields = Object.keys(FIELDS) as Field[];

/** What would be saved of a field, as text. */
const savedText = (draft: StageDraft, field: Field): string => JSON.stringify(bodyOf(draft)[field]);

const differ = (a: StageDraft, b: StageDraft, field: Field): boolean =>
  savedText(a, field) !== savedText(b, field);

/** Names of the fields in which two versions of a stage differ. */
export const changedFields = (a: StageDraft, b: StageDraft): string[] =>
  fields.filter((field) => differ(a, b, field)).map((field) => FIELDS[field]);

/** Both sets of changes to `base`; null if both changed the same field in different ways. */
export function mergeDrafts(base: StageDraft, mine: StageDraft, theirs: StageDraft): StageDraft | null {
  const isInBoth = (field: Field) =>
    differ(base, mine, field) && differ(base, theirs, field) && differ(mine, theirs, field);
  if (fields.some(isInBoth)) return null;
  const changed = fields.filter((field) => differ(base, mine, field));
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

/** What differs between two revisions of a roadmap. */
export interface RoadmapChange {
  /** Id of the stage; null for the details. */
  stageId: string | null;
  title: string;
  /** "is new", "was deleted", "title, steps" */
  what: string;
}

export function roadmapChanges(before: Roadmap, after: Roadmap): RoadmapChange[] {
  const [old, now] = [byId(before), byId(after)];
  const stages = after.stages.flatMap((stage): RoadmapChange[] => {
    const earlier = old.get(stage.id);
    if (!earlier) return [{ stageId: stage.id, title: stage.title, what: 'is new' }];
    const [a, b] = [draftOf(earlier), draftOf(stage)];
    return sameDraft(a, b)
      ? []
      : [{ stageId: stage.id, title: stage.title, what: changedFields(a, b).join(', ') }];
  });
  const removed = before.stages
    .filter(({ id }) => !now.has(id))
    .map(({ id, title }) => ({ stageId: id, title, what: 'was deleted' }));
  const isMoved = orderOf(before, now) !== orderOf(after, old);
  const details =
    detailsText(before) === detailsText(after) ? [] : [{ stageId: null, title: 'Details', what: 'changed' }];
  const order = isMoved ? [{ stageId: null, title: 'Order of the stages', what: 'changed' }] : [];
  return [...details, ...stages, ...removed, ...order];
}

const byId = ({ stages }: Roadmap) => new Map(stages.map((stage) => [stage.id, stage]));

const orderOf = ({ stages }: Roadmap, others: ReadonlyMap<string, unknown>): string =>
  JSON.stringify(stages.map(({ id }) => id).filter((id) => others.has(id)));

const detailsText = ({ title, description, categoryId, duration, audioUrl }: Roadmap): string =>
  JSON.stringify([title, description, categoryId, duration, audioUrl]);
