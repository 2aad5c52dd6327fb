import { toNestErrors } from '@hookform/resolvers';
import type { Issue } from '@waymark/contracts/errors';
import { type Milestone, MilestoneBody } from '@waymark/contracts/roadmaps/timeline';
import type { FieldPath, Resolver } from 'react-hook-form';

interface LinkDraft {
  id: string;
  title: string;
  url: string;
}

export interface StepDraft {
  id: string;
  title: string;
  resources: LinkDraft[];
}

/** A milestone in the form. */
export interface MilestoneDraft {
  year: string;
  title: string;
  description: string;
  steps: StepDraft[];
}

/** Unique within a milestone, also after a reload. */
const newId = (): string => crypto.randomUUID();

export const emptyLink = (): LinkDraft => ({ id: newId(), title: '', url: '' });
export const emptyStep = (): StepDraft => ({ id: newId(), title: '', resources: [] });

/** A new milestone is of the current year. */
export const draftOf = (milestone: Milestone | null, now = new Date()): MilestoneDraft => ({
  year: String(milestone?.year ?? now.getFullYear()),
  title: milestone?.title ?? '',
  description: milestone?.description ?? '',
  steps: milestone?.steps ?? [],
});

/** Without blank steps and links. A link without a name is named by its address. */
export const bodyOf = ({ year, title, description, steps }: MilestoneDraft) => ({
  year: /^\s*\d{1,6}\s*$/.test(year) ? Number(year) : Number.NaN,
  title: title.trim(),
  description: description.trim(),
  steps: writtenSteps(steps).map(({ resources, ...step }) => ({
    ...step,
    resources: writtenLinks(resources).map((link) => ({
      ...link,
      title: link.title.trim() || link.url.slice(0, 120),
    })),
  })),
});

const writtenSteps = (steps: StepDraft[]): StepDraft[] =>
  steps.filter(({ title, resources }) => title.trim() !== '' || writtenLinks(resources).length > 0);
const writtenLinks = (links: LinkDraft[]): LinkDraft[] =>
  links.filter(({ title, url }) => title.trim() !== '' || url.trim() !== '');

/** Compares what would be saved. */
export const sameDraft = (a: MilestoneDraft, b: MilestoneDraft): boolean =>
  JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));

/** The field of the draft for a path in its body, which has no blank steps and links. */
export function fieldOf(draft: MilestoneDraft, [list, at, links, linkAt, field]: Issue['path']) {
  const step = list === 'steps' ? writtenSteps(draft.steps)[Number(at)] : undefined;
  if (!step) return String(list) as FieldPath<MilestoneDraft>;
  const stepIndex = draft.steps.indexOf(step);
  const link = links === 'resources' ? writtenLinks(step.resources)[Number(linkAt)] : undefined;
  const path = link
    ? `steps.${stepIndex}.resources.${step.resources.indexOf(link)}.${String(field ?? 'url')}`
    : `steps.${stepIndex}.title`;
  return path as FieldPath<MilestoneDraft>;
}

export const resolveMilestone: Resolver<MilestoneDraft, unknown, MilestoneBody> = (draft, _, options) => {
  const { data, error } = MilestoneBody.safeParse(bodyOf(draft));
  if (data) return { values: data, errors: {} };
  const errors = error.issues.map(({ path, code, message }) => [
    fieldOf(draft, path as Issue['path']),
    { type: code, message },
  ]);
  return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
};

/** Storage key of unsaved values; null for a new milestone. */
export const milestoneStorageKey = (roadmapId: string, milestoneId: string | null): string =>
  `waymark-milestone-${roadmapId}-${milestoneId ?? 'new'}`;
