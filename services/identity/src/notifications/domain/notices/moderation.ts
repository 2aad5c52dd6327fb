import { MessageReportResolved } from '@waymark/contracts/community/message-events';
import { ItemHidden, ItemRestored, ReportsResolved } from '@waymark/contracts/community/moderation-events';
import type { ModeratedKind } from '@waymark/contracts/community/options';
import type { Report } from '@waymark/contracts/identity/reports';
import { RoadmapHidden, RoadmapRestored } from '@waymark/contracts/roadmaps/events';
import { singleLine, type Text, userText } from './message.ts';
import { notice, ownMessage } from './notice.ts';

export const roadmapHidden = notice(RoadmapHidden, {
  kind: 'roadmap-hidden',
  topic: 'security',
  to: ({ mentorId }) => [mentorId],
  text(hidden) {
    const title = singleLine(hidden.title);
    const link = `/mentor/roadmaps/${encodeURIComponent(hidden.roadmapId)}`;
    return {
      title: 'Your roadmap was hidden',
      body: `“${title}”: ${singleLine(hidden.reason)}`,
      link,
      subject: `Your roadmap “${title}” was hidden`,
      lead: [
        `An admin has hidden your roadmap “${title}”. Only you and the admins can see it. Learners keep their progress.`,
      ],
      quote: { label: 'The reason', text: userText(hidden.reason) },
      actions: [{ label: 'Open it in the Studio', to: link }],
      after: ['You can still change it.'],
      support: 'Once the reason no longer applies',
    };
  },
});

export const roadmapRestored = notice(RoadmapRestored, {
  kind: 'roadmap-restored',
  topic: 'security',
  to: ({ mentorId }) => [mentorId],
  text(restored) {
    const title = singleLine(restored.title);
    if (restored.isDraft) return draftRestored(title, restored.roadmapId);
    const link = `/roadmap/${encodeURIComponent(restored.roadmapId)}`;
    return {
      title: 'Your roadmap is shown again',
      body: `Learners can find “${title}” again.`,
      link,
      subject: `Your roadmap “${title}” is shown again`,
      lead: [`Your roadmap “${title}” is no longer hidden. Learners can find it again.`],
      actions: [{ label: 'See the roadmap', to: link }],
    };
  },
});

function draftRestored(title: string, roadmapId: string): Text {
  const link = `/mentor/roadmaps/${encodeURIComponent(roadmapId)}`;
  return {
    title: 'Your roadmap is no longer hidden',
    body: `“${title}” stays unpublished, as you chose.`,
    link,
    subject: `Your roadmap “${title}” is no longer hidden`,
    lead: [
      `Your roadmap “${title}” is no longer hidden. You had unpublished it, so it stays unpublished. You can publish it again.`,
    ],
    actions: [{ label: 'Open it in the Studio', to: link }],
  };
}

const SUBJECTS = { roadmap: 'the roadmap', review: 'a review about', mentor: 'the mentor' };

/** To the reporter. Contains no note of the admin. */
export const reportResolved = ownMessage('report-resolved', 'reviews', ({ target, resolution }: Report) =>
  decided(`${SUBJECTS[target.type]} ${singleLine(target.name)}`, resolution?.outcome === 'acted'),
);

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

export const itemHidden = notice(ItemHidden, {
  kind: 'item-hidden',
  topic: 'security',
  to: ({ authorId }) => [authorId],
  text(hidden) {
    const name = nameOf(hidden);
    return {
      title: `Your ${KINDS[hidden.kind]} was hidden`,
      body: `“${singleLine(hidden.title)}”: ${singleLine(hidden.reason)}`,
      link: hidden.link,
      subject: `Your ${name} was hidden`,
      lead: [`An admin has hidden your ${name}. Only you and the admins can see it.`],
      quote: { label: 'The reason', text: userText(hidden.reason) },
      actions: [{ label: 'See it', to: hidden.link }],
      after: ['You can still change it.'],
      support: 'Once the reason no longer applies',
    };
  },
});

export const itemRestored = notice(ItemRestored, {
  kind: 'item-restored',
  topic: 'security',
  to: ({ authorId }) => [authorId],
  text(restored) {
    const name = nameOf(restored);
    return {
      title: `Your ${KINDS[restored.kind]} is shown again`,
      body: `Others can see “${singleLine(restored.title)}” again.`,
      link: restored.link,
      subject: `Your ${name} is shown again`,
      lead: [`Your ${name} is no longer hidden. Others can see it again.`],
      actions: [{ label: 'See it', to: restored.link }],
    };
  },
});

/** To the reporters. Contains no note of the admin. */
export const itemReportResolved = notice(ReportsResolved, {
  kind: 'report-resolved',
  topic: 'reviews',
  to: ({ reporterIds }) => reporterIds,
  text: (resolved) => decided(`the ${nameOf(resolved)}`, resolved.outcome === 'hidden'),
});

/** To the reporter. Contains no note of the admin, and nothing of the message. */
export const messageReportResolved = notice(MessageReportResolved, {
  kind: 'report-resolved',
  topic: 'reviews',
  to: ({ reporterId }) => [reporterId],
  text: ({ authorName, outcome }) => decided(`a message of ${singleLine(authorName)}`, outcome === 'removed'),
});

function decided(what: string, acted: boolean): Text {
  const outcome = acted
    ? 'An admin has reviewed it and taken action.'
    : 'An admin has reviewed it and found no reason to remove it.';
  return {
    title: 'Your report was reviewed',
    body: `About ${what}: ${outcome}`,
    link: '/notifications',
    lead: [`You reported ${what}. ${outcome}`, 'Thank you for letting us know.'],
  };
}
