import type { EventData } from '@waymark/contracts/events';
import type { StepReminderDue } from '@waymark/contracts/roadmaps/events';
import { type Message, singleLine } from './message.ts';

/** To a learner at the time that he or she has set. */
export function stepReminderMessage(due: EventData<typeof StepReminderDue>): Message {
  const [step, roadmap] = [singleLine(due.stepTitle), singleLine(due.roadmapTitle)];
  const link = `/roadmap/${encodeURIComponent(due.roadmapId)}?step=${encodeURIComponent(due.stepId)}`;
  return {
    kind: 'step-reminder',
    title: `Your next step: ${step}`,
    body: roadmap,
    link,
    subject: `Your next step: ${step}`,
    name: null,
    lead: [`You asked to be reminded of this step of “${roadmap}”.`],
    facts: [
      { label: 'Step', text: step },
      { label: 'Roadmap', text: roadmap },
    ],
    actions: [{ label: 'Open the step', to: link }],
    after: ['Not today? Open the step and set another time.'],
  };
}
