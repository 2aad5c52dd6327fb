import type {
  ItemHidden,
  ItemRestored,
  ReportsResolved,
} from '@waymark/contracts/community/moderation-events';
import type { ModeratedKind } from '@waymark/contracts/community/options';
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
    after: ['You can still change it. Once the reason no longer applies, please contact support.'],
  };
}

/** To its mentor. */
export function roadmapRestoredMessage(restored: EventData<typeof RoadmapRestored>): Message {
  const title = singleLine(restored.title);
  if (restored.isDraft) return draftRestoredMessage(title, restored.roadmapId);
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

function draftRestoredMessage(title: string, roadmapId: string): Message {
  const link = `/mentor/roadmaps/${encodeURIComponent(roadmapId)}`;
  return {
    kind: 'roadmap-restored',
    title: 'Your roadmap is no longer hidden',
    body: `“${title}” is a draft, as you unpublished it.`,
    link,
    subject: `Your roadmap “${title}” is no longer hidden`,
    name: null,
    lead: [
      `Your roadmap “${title}” is no longer hidden. You had unpublished it, so it is a draft. You can publish it again.`,
    ],
    facts: [],
    actions: [{ label: 'Open it in the Studio', to: link }],
    after: [],
  };
}

const SUBJECTS = { roadmap: 'the roadmap', review: 'a review about', mentor: 'the mentor' };

/** To the reporter. Contains no note of the admin. */
export function reportResolvedMessage({ target, resolution }: Report): Message {
  const what = `${SUBJECTS[target.type]} ${singleLine(target.name)}`;
  return decidedMessage(what, resolution?.outcome === 'acted');
}

const KINDS: Record<ModeratedKind, string> = {
  'support-request': 'request for help',
  'support-response': 'response',
  'peer-session': 'peer session',
  material: 'learning material',
};

/** What was reported, in the words of a sentence. Of a response the title is that of its request. */
function nameOf({ kind, title }: { kind: ModeratedKind; title: string }): string {
  const line = singleLine(title);
  if (line === '') return KINDS[kind];
  return kind === 'support-response' ? `response to “${line}”` : `${KINDS[kind]} “${line}”`;
}

/** To its author. */
export function itemHiddenMessage(hidden: EventData<typeof ItemHidden>): Message {
  const name = nameOf(hidden);
  return {
    kind: 'item-hidden',
    title: `Your ${KINDS[hidden.kind]} was hidden`,
    body: `“${singleLine(hidden.title)}”: ${singleLine(hidden.reason)}`,
    link: hidden.link,
    subject: `Your ${name} was hidden`,
    name: null,
    lead: [`An admin has hidden your ${name}. Only you and the admins can see it.`],
    facts: [],
    quote: { label: 'The reason', text: userText(hidden.reason) },
    actions: [{ label: 'See it', to: hidden.link }],
    after: ['You can still change it. Once the reason no longer applies, please contact support.'],
  };
}

/** To its author. */
export function itemRestoredMessage(restored: EventData<typeof ItemRestored>): Message {
  const name = nameOf(restored);
  return {
    kind: 'item-restored',
    title: `Your ${KINDS[restored.kind]} is shown again`,
    body: `Others can see “${singleLine(restored.title)}” again.`,
    link: restored.link,
    subject: `Your ${name} is shown again`,
    name: null,
    lead: [`Your ${name} is no longer hidden. Others can see it again.`],
    facts: [],
    actions: [{ label: 'See it', to: restored.link }],
    after: [],
  };
}

/** To the reporters. Contains no note of the admin. */
export const itemReportResolvedMessage = (resolved: EventData<typeof ReportsResolved>): Message =>
  decidedMessage(`the ${nameOf(resolved)}`, resolved.outcome === 'hidden');

function decidedMessage(what: string, acted: boolean): Message {
  const outcome = acted
    ? 'An admin has reviewed it and taken action.'
    : 'An admin has reviewed it and found no reason to remove it.';
  return {
    kind: 'report-resolved',
    title: 'Your report was reviewed',
    body: `About ${what}: ${outcome}`,
    link: '/notifications',
    subject: 'Your report was reviewed',
    name: null,
    lead: [`You reported ${what}. ${outcome}`, 'Thank you for letting us know.'],
    facts: [],
    actions: [],
    after: [],
  };
}
