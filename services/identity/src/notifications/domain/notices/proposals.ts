import { ProposalDeclined, ProposalMade, ProposalWithdrawn } from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import type { Fact } from './message.ts';
import { moment } from './moment.ts';
import { aboutFacts, quoteOf, type SessionView, sessionNotice, withMessage } from './session-notice.ts';

const other = (party: Party): Party => (party === 'mentor' ? 'learner' : 'mentor');

type Facts = SessionView['facts'] & { proposedStart: string };

const timeFacts = (view: SessionView<Facts>): Fact[] => {
  const { facts, start, zone, other, otherZone } = view;
  const proposed = { label: 'Proposed time', text: moment(facts.proposedStart, zone) };
  const theirs = { label: `For ${other}`, text: moment(facts.proposedStart, otherZone) };
  const present = { label: 'Present time', text: start };
  return [proposed, ...(zone === otherZone ? [] : [theirs]), present, ...aboutFacts(view)];
};

/** To the person who answers. */
export const made = sessionNotice(ProposalMade, {
  kind: 'proposal-made',
  topic: 'sessions',
  step: 'proposed',
  keepsOthers: true,
  to: ({ proposedBy }) => [other(proposedBy)],
  expiresAt: ({ expiresAt }) => expiresAt,
  text(view) {
    const { facts, other, zone, path } = view;
    const proposed = moment(facts.proposedStart, zone);
    const until = moment(facts.expiresAt, zone);
    return {
      title: `${other} proposes another time for your session`,
      body: withMessage(`${proposed}. Please answer by ${until}.`, facts.message),
      subject: `Another time? ${other} proposes ${proposed}`,
      lead: [
        `${other} asks you to move your session to another time.`,
        `Please accept or decline it by ${until}. Without an answer, the session stays at its present time.`,
      ],
      facts: timeFacts(view),
      quote: quoteOf(`What ${other} wrote`, facts.message),
      actions: [{ label: 'Answer', to: path }],
      after: ['The proposed time is not reserved, so an early answer helps.'],
    };
  },
});

/** To the person who proposed. */
export const declined = sessionNotice(ProposalDeclined, {
  kind: 'proposal-declined',
  topic: 'sessions',
  step: 'proposed',
  keepsOthers: true,
  to: ({ proposedBy }) => [proposedBy],
  text(view) {
    const { facts, other, start, path } = view;
    return {
      title: `${other} cannot come at the time you proposed`,
      body: withMessage(`Your session stays at ${start}.`, facts.message),
      subject: `Not moved: session with ${other}, still ${start}`,
      lead: [`${other} has declined the time that you proposed. Your session stays at its present time.`],
      facts: timeFacts(view),
      quote: quoteOf(`What ${other} wrote`, facts.message),
      actions: [{ label: 'See the session', to: path }],
      after: ['You can propose another time, or cancel the session, under My Sessions.'],
    };
  },
});

/** To the person who would have answered. */
export const withdrawn = sessionNotice(ProposalWithdrawn, {
  kind: 'proposal-withdrawn',
  topic: 'sessions',
  step: 'proposed',
  keepsOthers: true,
  to: ({ proposedBy }) => [other(proposedBy)],
  text(view) {
    const { other, start, path } = view;
    return {
      title: `${other} withdrew the proposed time`,
      body: `Your session stays at ${start}.`,
      subject: `Not moved: session with ${other}, still ${start}`,
      lead: [`${other} has withdrawn the proposed time. Your session stays at its present time.`],
      facts: timeFacts(view),
      actions: [{ label: 'See the session', to: path }],
    };
  },
});
