import type { Issue } from '@waymark/contracts/errors';
import type { Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import {
  TEMPLATE_PROMPT,
  UNDESCRIBED_STORY,
  UNTITLED_STORY,
} from '@waymark/contracts/roadmaps/outline-limits';
import type { UnreviewedStep } from '@waymark/contracts/roadmaps/review';
import type { DetailsTarget, EditTarget } from '../builder/edit-target.ts';

/** A problem or advice before publishing, with the dialogs that fix it. */
export interface Finding {
  text: string;
  fixes: { label: string; target: EditTarget }[];
}

type Copy = Pick<Roadmap, 'title' | 'description' | 'duration' | 'stages'>;

const details = (focus: DetailsTarget['focus']): Finding['fixes'][number] => ({
  label: 'Edit details',
  target: { at: 'details', focus },
});
const NEW_STAGE = { label: 'Add Stage', target: { at: 'new-stage' } } as const;
const fixOf = ({ id, title }: Pick<Stage, 'id' | 'title'>, focus?: string): Finding['fixes'][number] => ({
  label: `Edit “${title}”`,
  target: { at: 'stage', stageId: id, focus },
});

/** What prevents publishing, in the server's wording. */
export function missing({ title, description, stages }: Copy): Finding[] {
  const findings: Finding[] = [];
  if (title.trim() === '' || title === UNTITLED_STORY)
    findings.push({ text: 'Give the roadmap a title.', fixes: [details('title')] });
  if (description.trim() === '' || description === UNDESCRIBED_STORY)
    findings.push({ text: 'Describe the roadmap.', fixes: [details('description')] });
  if (stages.length === 0) findings.push({ text: 'Add at least one stage with a step.', fixes: [NEW_STAGE] });
  for (const stage of stages) {
    if (stage.steps.length === 0)
      findings.push({ text: `Add a step to the stage “${stage.title}”.`, fixes: [fixOf(stage, 'steps')] });
    const asked = stage.steps.find(({ description }) => description.startsWith(TEMPLATE_PROMPT));
    if (asked)
      findings.push({
        text: `Answer the questions of the template in “${stage.title}”.`,
        fixes: [fixOf(stage, asked.id)],
      });
  }
  return findings;
}

/** Steps of an engine that the mentor has not looked at. */
export const unreviewed = ({ stages }: Pick<Roadmap, 'stages'>): UnreviewedStep[] =>
  stages.flatMap((stage) =>
    stage.steps.flatMap(({ id, title, reviewed }) =>
      reviewed ? [] : [{ stepId: id, title, stageTitle: stage.title }],
    ),
  );

/** What is published while undecided steps are left out, by the server's rule. */
export const decidedStages = (stages: readonly Stage[]): Stage[] =>
  stages.flatMap((stage) => {
    const steps = stage.steps.filter(({ reviewed }) => reviewed);
    return steps.length > 0 || stage.steps.length === 0 ? [{ ...stage, steps }] : [];
  });

/** An issue about one step: it has not been looked at. */
const isAboutStep = ({ path }: Issue): boolean => path.length === 4;

/** The server's issues as findings, without those that `unreviewed` lists. */
export const findingsOf = (issues: readonly Issue[], { stages }: Copy): Finding[] =>
  issues
    .filter((issue) => !isAboutStep(issue))
    .map(({ path, message }) => {
      const [field, index] = path;
      const stage = field === 'stages' && typeof index === 'number' ? stages[index] : undefined;
      if (stage) return { text: message, fixes: [fixOf(stage, 'steps')] };
      if (field === 'stages') return { text: message, fixes: [NEW_STAGE] };
      return { text: message, fixes: [details(field === 'description' ? 'description' : 'title')] };
    });

const isSuggestion = ({ origin, evidence }: Step): boolean => origin === 'ai' && evidence === null;

/** Advice that does not prevent publishing. */
export function advice({ duration, stages }: Copy): Finding[] {
  const suggested = stages.filter(({ steps }) => steps.some(isSuggestion));
  const silent = stages.filter(({ mentorNote, voiceClip }) => !mentorNote && !voiceClip);
  const findings: Finding[] = [];
  if (suggested.length > 0)
    findings.push({
      text: 'Some steps were written with AI and nothing in your story says them. Edit or remove them.',
      fixes: suggested.map((stage) => fixOf(stage, stage.steps.find(isSuggestion)?.id)),
    });
  if (silent.length > 0)
    findings.push({
      text:
        silent.length === stages.length
          ? 'No stage has a note or your voice yet. A few words from you are what people come for.'
          : 'These stages have neither a note nor your voice.',
      fixes: silent.map((stage) => fixOf(stage, 'note')),
    });
  if (!duration)
    findings.push({
      text: 'The roadmap has no duration. A rough estimate is enough.',
      fixes: [details('duration')],
    });
  return findings;
}
