import type { Issue } from '@waymark/contracts/errors';
import type { Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import type { DetailsPlace, Place } from './place.ts';

/** Something to be said before publishing, and where it is put right. */
export interface Finding {
  text: string;
  fixes: { label: string; place: Place }[];
}

type Copy = Pick<Roadmap, 'title' | 'description' | 'duration' | 'stages'>;

const details = (focus: DetailsPlace['focus']): Finding['fixes'][number] => ({
  label: 'Edit details',
  place: { at: 'details', focus },
});
const NEW_STAGE = { label: 'Add Stage', place: { at: 'new-stage' } } as const;
const fixOf = ({ id, title }: Pick<Stage, 'id' | 'title'>, focus?: string): Finding['fixes'][number] => ({
  label: `Edit “${title}”`,
  place: { at: 'stage', stageId: id, focus },
});

/** What publishing would be refused for; the words are the server's. Empty when nothing. */
export function missing({ title, description, stages }: Copy): Finding[] {
  const findings: Finding[] = [];
  if (title.trim() === '') findings.push({ text: 'Give the roadmap a title.', fixes: [details('title')] });
  if (description.trim() === '')
    findings.push({ text: 'Describe the roadmap.', fixes: [details('description')] });
  if (stages.length === 0) findings.push({ text: 'Add at least one stage with a step.', fixes: [NEW_STAGE] });
  for (const stage of stages) {
    if (stage.steps.length > 0) continue;
    findings.push({ text: `Add a step to the stage “${stage.title}”.`, fixes: [fixOf(stage, 'steps')] });
  }
  return findings;
}

/** The same, as the server has it: it knows better than the screen. */
export const refusals = (issues: readonly Issue[], { stages }: Copy): Finding[] =>
  issues.map(({ path, message }) => {
    const [field, index] = path;
    const stage = field === 'stages' && typeof index === 'number' ? stages[index] : undefined;
    if (stage) return { text: message, fixes: [fixOf(stage, 'steps')] };
    if (field === 'stages') return { text: message, fixes: [NEW_STAGE] };
    return { text: message, fixes: [details(field === 'description' ? 'description' : 'title')] };
  });

const isSuggestion = ({ origin, evidence }: Step): boolean => origin === 'ai' && evidence === null;

/** What a careful mentor would look at once more; nothing of it holds publishing up. */
export function advice({ duration, stages }: Copy): Finding[] {
  const bare = stages.filter(({ steps }) => steps.some(isSuggestion));
  const silent = stages.filter(({ mentorNote, voiceClip }) => !mentorNote && !voiceClip);
  const findings: Finding[] = [];
  if (bare.length > 0)
    findings.push({
      text: 'Some steps are suggestions: the draft made them without words of yours. Learners see them marked so. Make them yours, or take them out.',
      fixes: bare.map((stage) => fixOf(stage, stage.steps.find(isSuggestion)?.id)),
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
      text: 'Nobody can tell how long the whole way takes. Say it roughly.',
      fixes: [details('duration')],
    });
  return findings;
}
