import type { NotificationTopic } from '@waymark/contracts/identity/notification-topics';
import { LetterDue } from '@waymark/contracts/roadmaps/events';
import type { LetterFacts, LetterKind } from '@waymark/contracts/roadmaps/letters';
import { type Message, singleLine, type Text, toMessage, userText } from './message.ts';
import type { Delivery } from './notice.ts';

/** Nothing that a passer-by could read about the learner. */
export const PUSH_TITLE = 'Your next small step is waiting';
const PREFERENCES = '/account/notifications';
/** Thousands of learners have the same time. */
const BATCH = 32;

type Next = NonNullable<LetterFacts['next']>;

const linkOf = ({ roadmapId, stepId }: Next): string =>
  `/roadmap/${encodeURIComponent(roadmapId)}?step=${encodeURIComponent(stepId)}`;
const stepFacts = ({ stepTitle, roadmapTitle }: Next): Message['facts'] => [
  { label: 'Step', text: singleLine(stepTitle) },
  { label: 'Roadmap', text: singleLine(roadmapTitle) },
];
const quoteOf = ({ quote, next }: LetterFacts): Pick<Message, 'quote'> =>
  quote && next ? { quote: { label: singleLine(next.mentorName), text: userText(quote) } } : {};

interface Letter {
  kind: string;
  topic: NotificationTopic;
  of: LetterKind;
  text(facts: LetterFacts & { next: Next }): Text;
  when?(facts: LetterFacts): boolean;
}

/** To people who can be reached, and not after the letter has expired. */
function letter({ kind, topic, of, text, when }: Letter) {
  const message = (facts: LetterFacts & { next: Next }): Message => toMessage(kind, text(facts));
  const deliveries = (data: unknown, now: Date): Delivery[] => {
    const facts = data as LetterFacts;
    if (facts.kind !== of || now >= new Date(facts.expiresAt) || when?.(facts) === false) return [];
    const { userId, expiresAt } = facts;
    return [
      {
        to: [userId],
        onlyReachable: true,
        expiresAt,
        message: message(facts as LetterFacts & { next: Next }),
      },
    ];
  };
  return { event: LetterDue, kind, topic, maxBatch: BATCH, message, deliveries };
}

/** To somebody who has begun a roadmap. */
export const welcome = letter({
  ...{ kind: 'welcome', topic: 'welcome', of: 'welcome' },
  when: ({ next }) => next !== null,
  text(facts) {
    const { next } = facts;
    const link = linkOf(next);
    return {
      ...{ title: 'Welcome to Waymark', body: 'You have begun. Your next step is ready.', link },
      lead: [
        'It is good that you are here. You have begun a roadmap that somebody walked before you.',
        'One step at a time is enough. This is the next one:',
      ],
      facts: stepFacts(next),
      ...quoteOf(facts),
      actions: [{ label: 'Open the step', to: link }],
      after: ['Go at your own pace. What you have done stays saved.'],
    };
  },
});

/** To somebody who follows nothing yet. */
export const welcomeWithRoads = letter({
  ...{ kind: 'welcome-roads', topic: 'welcome', of: 'welcome' },
  when: ({ next }) => next === null,
  text: ({ roads }) => ({
    ...{
      title: 'Roadmaps to begin with',
      body: 'Each was walked by the person who describes it.',
      link: '/browse',
    },
    subject: 'Welcome to Waymark',
    lead: [
      'It is good that you are here. Each roadmap on Waymark was walked by the person who describes it.',
      'If you do not know where to begin, these are good places to look around:',
    ],
    facts: roads.map(({ roadmapId, title, mentorName }, index) => ({
      ...{ label: `Roadmap ${index + 1}`, text: `${singleLine(title)}, by ${singleLine(mentorName)}` },
      href: `/roadmap/${encodeURIComponent(roadmapId)}`,
    })),
    actions: [{ label: 'Browse all roadmaps', to: '/browse' }],
    after: ['You can read any of them without following it.'],
  }),
});

/** At the time the learner chose, on days without a step. */
export const dailyReminder = letter({
  ...{ kind: 'daily-reminder', topic: 'daily', of: 'daily' },
  text({ next }) {
    const link = linkOf(next);
    return {
      ...{ title: PUSH_TITLE, body: singleLine(next.stepTitle), link },
      lead: ['You asked to be reminded each day. This is your next small step:'],
      facts: stepFacts(next),
      actions: [
        { label: 'Open the step', to: link },
        { label: 'Change or pause the reminder', to: PREFERENCES },
      ],
      after: ['Not today? That is fine. The step stays where it is.'],
      ...{ push: PUSH_TITLE, replacesUnread: true },
    };
  },
});

/** After a week with at least one step. */
export const sundayLetter = letter({
  ...{ kind: 'sunday-letter', topic: 'weekly', of: 'sunday' },
  text(facts) {
    const { next, done, doneCount } = facts;
    const link = linkOf(next);
    const steps = doneCount === 1 ? 'one step' : `${doneCount} steps`;
    const more = doneCount - done.length;
    return {
      ...{ title: 'Your week on Waymark', body: `You did ${steps}.`, link },
      lead: [`This week you did ${steps}:`],
      facts: [
        ...done.map((title, index) => ({
          label: `Done${index === 0 ? '' : ` (${index + 1})`}`,
          text: singleLine(title),
        })),
        ...(more > 0 ? [{ label: 'And', text: more === 1 ? 'one more' : `${more} more` }] : []),
        { label: 'Next small step', text: singleLine(next.stepTitle), href: link },
      ],
      ...quoteOf(facts),
      actions: [{ label: 'Open the next step', to: link }],
      after: ['Have a good Sunday.'],
      replacesUnread: true,
    };
  },
});

const quietLeads: Record<number, string> = {
  3: 'Your roadmap is where you left it. If you have five minutes, this step is a good place to go on:',
  7: 'A week can be full of other things. Whenever it suits you, this is where your roadmap goes on:',
  30: 'Your roadmap stays saved for as long as you like. If you want to go on, it continues here:',
};

/** After days without activity. */
export const quietNote = letter({
  ...{ kind: 'quiet-note', topic: 'quiet', of: 'quiet' },
  text(facts) {
    const { next, quietDays } = facts;
    const link = linkOf(next);
    const isLast = quietDays === 30;
    return {
      ...{ title: 'Your roadmap is where you left it', body: singleLine(next.stepTitle), link },
      lead: [quietLeads[quietDays ?? 3] ?? quietLeads[3]!],
      facts: stepFacts(next),
      ...quoteOf(facts),
      actions: [{ label: 'Open the step', to: link }],
      after: [
        isLast
          ? 'This is the last note, and reminders rest as well, until you do a step again.'
          : 'If another roadmap suits you better now, that is fine too.',
      ],
      replacesUnread: true,
    };
  },
});
