import type { EventData } from '@waymark/contracts/events';
import type { Report } from '@waymark/contracts/identity/reports';
import type { RoadmapHidden, RoadmapRestored } from '@waymark/contracts/roadmaps/events';
import { type Message, singleLine, userText } from './message.ts';

/** To its mentor. */
export function roadmapHiddenMessage(hidden: EventData<typeof RoadmapHidden>): Message {
  const title = singleLine(hidden.title);
  const link = `/mentor/roadmaps/${encodeURIComponent(hidden.roadmapId)}`;
  return {
    kind: 'roadmap-hidden',
    title: 'Your roadmap was hidden',
    body: `“${title}”: ${singleLine(hidden.reason)}`,
    link,
    subject: `Your roadmap “${title}” was hidden`,
    name: null,
    lead: [
      `An admin has hidden your roadmap “${title}”. Only you and the admins can see it. Learners keep their progress.`,
    ],
    facts: [],
    quote: { label: 'The reason', text: userText(hidden.reason) },
    actions: [{ label: 'Open it in the Studio', to: link }],
    after: ['You can still change it. When the reason no longer applies, please contact support.'],
  };
}

/** To its mentor. */
export function roadmapRestoredMessage(restored: EventData<typeof RoadmapRestored>): Message {
  const title = singleLine(restored.title);
  const link = `/roadmap/${encodeURIComponent(restored.roadmapId)}`;
  return {
    kind: 'roadmap-restored',
    title: 'Your roadmap is shown again',
    body: `Learners can find “${title}” again.`,
    link,
    subject: `Your roadmap “${title}” is shown again`,
    name: null,
    lead: [`Your roadmap “${title}” is no longer hidden. Learners can find it again.`],
    facts: [],
    actions: [{ label: 'See the roadmap', to: link }],
    after: [],
  };
}

const SUBJECTS = { roadmap: 'the roadmap', review: 'a review about', mentor: 'the mentor' };

/** To the reporter. Contains no note of the admin. */
export function reportResolvedMessage({ target, resolution }: Report): Message {
  const what = `${SUBJECTS[target.type]} ${singleLine(target.name)}`;
  const outcome =
    resolution?.outcome === 'acted'
      ? 'An admin has looked at it and acted.'
      : 'An admin has looked at it and found that it may stay.';
  return {
    kind: 'report-resolved',
    title: 'Your report was decided',
    body: `About ${what}: ${outcome}`,
    link: '/notifications',
    subject: 'Your report was decided',
    name: null,
    lead: [`You reported ${what}. ${outcome}`, 'Thank you for telling us.'],
    facts: [],
    actions: [],
    after: [],
  };
}
