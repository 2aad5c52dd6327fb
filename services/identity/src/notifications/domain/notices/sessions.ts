import { NO_SHOW_RESPONSE_HOURS } from '@waymark/contracts/scheduling/constants';
import {
  SessionBooked,
  SessionCancelled,
  SessionCompleted,
  SessionMoved,
  SessionNoShow,
  SessionReminded,
  SessionWrittenUp,
} from '@waymark/contracts/scheduling/events';
import type { NoShowBasis } from '@waymark/contracts/scheduling/sessions';
import { type Fact, money, singleLine, userText } from './message.ts';
import { moment } from './moment.ts';
import { notice } from './notice.ts';
import {
  aboutFacts,
  BOTH,
  quoteOf,
  type SessionView,
  sessionNotice,
  titleOf,
  whenFacts,
  withMessage,
} from './session-notice.ts';

export const booked = sessionNotice(SessionBooked, {
  kind: 'session-booked',
  topic: 'sessions',
  step: 'booked',
  to: BOTH,
  calendar: 'REQUEST',
  text(view) {
    const { facts, role, other, start, path } = view;
    const isMentor = role === 'mentor';
    const what = facts.isIntro ? 'intro call' : 'session';
    const aSession = facts.isIntro ? 'an intro call' : 'a session';
    const text = userText(facts.topic, facts.userNotes);
    return {
      title: isMentor ? `${other} booked ${aSession} with you` : `Your ${what} with ${other} is booked`,
      body: start,
      subject: `${titleOf(view)}: ${start}`,
      lead: [
        isMentor ? `${other} has booked ${aSession} with you.` : `Your ${what} with ${other} is booked.`,
      ],
      facts: [...whenFacts(view), ...aboutFacts(view), priceFact(view), whereFact(view)],
      quote: text ? { label: isMentor ? `What ${other} wrote` : 'What you wrote', text } : undefined,
      actions: [{ label: 'See the session', to: path }],
      after: [
        'Open the attached invitation to add it to your calendar.',
        isMentor || facts.price === 0
          ? 'Something came up? You can move or cancel it under My Sessions.'
          : 'Something came up? You can move or cancel it under My Sessions. Cancelling is free until 24 hours before the start.',
      ],
    };
  },
});

export const moved = sessionNotice(SessionMoved, {
  kind: 'session-moved',
  topic: 'sessions',
  step: 'moved',
  to: BOTH,
  calendar: 'REQUEST',
  text(view) {
    const { facts, role, other, zone, start, path } = view;
    const byReader = facts.movedBy === role;
    const before = moment(facts.previousStart, zone);
    const { title, lead } = facts.acceptedBy ? acceptedText(byReader, other) : movedText(byReader, other);
    const body = `Now ${start}. Before: ${before}.`;
    return {
      title,
      body: byReader ? body : withMessage(body, facts.message),
      subject: `Moved: session with ${other}, now ${start}`,
      lead: [lead],
      facts: [
        ...whenFacts(view, 'New time'),
        { label: 'Old time', text: before },
        ...aboutFacts(view),
        whereFact(view),
      ],
      quote: quoteOf(byReader ? 'What you wrote' : `What ${other} wrote`, facts.message),
      actions: [{ label: 'See the session', to: path }],
      after: [
        'Open the attached invitation to move it in your calendar.',
        ...(facts.price > 0 ? ['The price and your payment stay the same.'] : []),
        ...(byReader || facts.acceptedBy
          ? []
          : ['If the new time does not work for you, you can move or cancel it under My Sessions.']),
      ],
    };
  },
});

const acceptedText = (byReader: boolean, other: string) =>
  byReader
    ? { title: `${other} accepted your new time`, lead: `${other} has accepted the time that you proposed.` }
    : {
        title: `You accepted a new time with ${other}`,
        lead: `You have accepted the time that ${other} proposed.`,
      };

/** Of events from before the other person had to accept. */
const movedText = (byReader: boolean, other: string) =>
  byReader
    ? { title: `You moved your session with ${other}`, lead: `You moved your session with ${other}.` }
    : {
        title: `${other} moved your session`,
        lead: `${other} has moved your session to another time.`,
      };

export const cancelled = sessionNotice(SessionCancelled, {
  kind: 'session-cancelled',
  topic: 'sessions',
  step: 'cancelled',
  to: BOTH,
  calendar: 'CANCEL',
  text(view) {
    const { facts, role, other, start } = view;
    const byReader = facts.cancelledBy === role;
    const refund = refundSentence(
      view,
      facts.refundCents,
      'It was cancelled less than 24 hours before the start',
    );
    return {
      title: byReader ? `You cancelled your session with ${other}` : `${other} cancelled your session`,
      body: withMessage(`${start}. ${refund}`, byReader ? '' : facts.message),
      subject: `Cancelled: session with ${other}, ${start}`,
      lead: [
        byReader ? `You cancelled your session with ${other}.` : `${other} has cancelled your session.`,
        refund,
      ],
      facts: [...whenFacts(view, 'Planned for'), ...aboutFacts(view)],
      quote: quoteOf(byReader ? 'What you wrote' : `What ${other} wrote`, facts.message),
      actions:
        role === 'learner'
          ? [{ label: 'Find another time', to: `/mentor/${facts.mentorId}` }]
          : [{ label: 'See your sessions', to: '/scheduling' }],
      after: ['Open the attached notice to remove it from your calendar.'],
    };
  },
});

export const noShow = sessionNotice(SessionNoShow, {
  kind: 'session-no-show',
  topic: 'sessions',
  step: 'no-show',
  to: BOTH,
  text(view) {
    const { facts, role, other, start, path } = view;
    const { absent, refundCents, basis, reason } = facts;
    const readerWasAbsent = absent === role;
    const refund = refundSentence(view, refundCents, 'The time was reserved');
    return {
      title: readerWasAbsent ? 'You missed your session' : `${other} did not come`,
      body: `${start}. ${refund}`,
      subject: `Did not take place: session with ${other}, ${start}`,
      lead: [readerWasAbsent ? toAbsent(other, basis) : toPresent(other, basis), refund],
      ...(reason !== null && { quote: { label: 'The reason of the decision', text: reason } }),
      actions: [{ label: 'See the session', to: path }],
    };
  },
});

const toAbsent = (other: string, basis: NoShowBasis): string =>
  ({
    report: `${other} reported that you did not come to your session.`,
    agreement: `You agreed that you did not come to your session with ${other}.`,
    silence: `${other} reported that you did not come to your session, and you did not respond within ${NO_SHOW_RESPONSE_HOURS} hours.`,
    decision: `An admin has decided that you did not come to your session with ${other}.`,
  })[basis];

const toPresent = (other: string, basis: NoShowBasis): string =>
  ({
    report: `We have noted that ${other} did not come to your session. We are sorry about that.`,
    agreement: `${other} agreed that they did not come to your session. We are sorry about that.`,
    silence: `${other} did not respond to your report within ${NO_SHOW_RESPONSE_HOURS} hours, so your session is recorded as missed by them.`,
    decision: `An admin has decided that ${other} did not come to your session. We are sorry about that.`,
  })[basis];

const learner = () => ['learner' as const];
const overSentence = (other: string) => `Your session with ${other} is over. We hope it helped.`;
const reviewAction = (path: string) => ({ label: 'Write a review', to: path });

export const completed = sessionNotice(SessionCompleted, {
  kind: 'session-completed',
  topic: 'reviews',
  step: 'completed',
  to: learner,
  when: ({ payBy }) => payBy === null,
  text: (view) => ({
    title: `How was your session with ${view.other}?`,
    body: 'A short review helps other learners.',
    lead: [overSentence(view.other), `A short review helps ${view.other} and other learners.`],
    actions: [reviewAction(view.path)],
  }),
});

/** To the learner. Contains nothing of what the mentor wrote: it is read on Waymark. */
export const writtenUp = notice(SessionWrittenUp, {
  kind: 'session-written-up',
  topic: 'reviews',
  to: ({ learnerId }) => [learnerId],
  text({ mentorName, sessionId, tasks }) {
    const name = singleLine(mentorName);
    const link = `/scheduling?session=${encodeURIComponent(sessionId)}`;
    const next =
      tasks === 0
        ? ''
        : tasks === 1
          ? ' One task is waiting for you.'
          : ` ${tasks} tasks are waiting for you.`;
    return {
      title: `${name} wrote up your session`,
      body: `Read it before your next step.${next}`,
      link,
      lead: [`${name} wrote down what came out of your session.${next}`],
      actions: [{ label: 'Read it', to: link }],
      ...(tasks > 0 && { after: ['You can tick tasks on your home, and write how they went.'] }),
    };
  },
});

export const paymentDue = sessionNotice(SessionCompleted, {
  kind: 'session-payment-due',
  topic: 'money',
  step: 'completed',
  to: learner,
  when: ({ payBy }) => payBy !== null,
  text(view) {
    const { other, zone, path, price } = view;
    const until = moment(view.facts.payBy!, zone);
    return {
      title: `Please pay ${price} for your session with ${other}`,
      body: `Until ${until}.`,
      lead: [overSentence(other), `As agreed, you pay for it now: ${price}, by ${until}.`],
      facts: [
        ...[...whenFacts(view), ...aboutFacts(view)],
        ...[
          { label: 'To pay', text: price },
          { label: 'Until', text: until },
        ],
      ],
      actions: [{ label: `Pay ${price} now`, to: path }, reviewAction(path)],
      after: [
        'If it is not paid by then, you cannot book another paid session until you have paid for this one.',
      ],
    };
  },
});

/** A day and an hour before. Gives the start, not the time left: mail may be late. */
export const reminder = sessionNotice(SessionReminded, {
  kind: 'session-reminder',
  topic: 'reminders',
  step: 'reminded',
  to: BOTH,
  expiresAt: ({ startsAt }) => startsAt,
  text(view) {
    const { facts, other, start, path } = view;
    const isSoon = facts.before === '1h';
    const title = isSoon ? `Starting soon: session with ${other}` : `Coming up: session with ${other}`;
    const see = { label: 'See the session', to: path };
    const join = { label: 'Join the session', to: facts.meetingLink };
    return {
      title,
      body: start,
      subject: `${title}, ${start}`,
      lead: [
        isSoon ? `Your session with ${other} starts soon.` : `A reminder of your session with ${other}.`,
      ],
      facts: [...whenFacts(view), ...aboutFacts(view), whereFact(view)],
      actions: isSoon ? [join, see] : [see, join],
    };
  },
});

/** `reason`: why there may be no refund. */
function refundSentence(
  { facts, role, other, price }: SessionView,
  refundCents: number,
  reason: string,
): string {
  if (refundCents > 0) {
    const amount = money(refundCents, facts.currency);
    return role === 'learner'
      ? `${amount} will be refunded to the payment method you used. We will email you again when the refund has gone through.`
      : `${other} gets a refund of ${amount}.`;
  }
  if (facts.payment === 'free') return 'It was free, so there is nothing to pay or refund.';
  if (facts.payment !== 'paid') return 'You will not be charged for it.';
  return role === 'learner'
    ? `${reason}, so the ${price} you paid is not refunded.`
    : `${reason}, so the payment of ${price} is not refunded.`;
}

function priceFact({ facts, role, price }: SessionView): Fact {
  const later = role === 'learner' ? 'you pay after the session' : 'paid after the session';
  const text = {
    free: 'Free',
    paid: `${price}, paid`,
    'after-session': `${price}, ${later}`,
    due: `${price}, not paid yet`,
    waived: 'Nothing is charged',
    refunding: `${price}, refund on its way`,
    refunded: `${price}, refunded`,
  }[facts.payment];
  return { label: 'Price', text };
}

const whereFact = ({ facts }: SessionView): Fact => ({
  label: 'Where',
  text: singleLine(facts.meetingLink),
  href: facts.meetingLink,
});
