import { NoShowContested, NoShowDismissed, NoShowReported } from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { singleLine } from './message.ts';
import { moment } from './moment.ts';
import { notice } from './notice.ts';
import { BOTH, sessionNotice } from './session-notice.ts';

const other = (party: Party): Party => (party === 'mentor' ? 'learner' : 'mentor');

/** To the reported person. */
export const reported = sessionNotice(NoShowReported, {
  kind: 'no-show-reported',
  topic: 'sessions',
  step: 'reported',
  keepsOthers: true,
  to: ({ reportedBy }) => [other(reportedBy)],
  text(view) {
    const { facts, other, start, zone, path } = view;
    const until = moment(facts.respondBy, zone);
    return {
      title: `${other} reported that you did not come`,
      body: `${start}. Please respond by ${until}.`,
      subject: `Did you come? ${other} reported a no-show`,
      lead: [
        `${other} reported that you did not come to your session.`,
        `Please agree, or write that you were there, by ${until}. Until then nothing changes. Without a response, the session is recorded as missed by you.`,
      ],
      ...(facts.claim && { quote: { label: `What ${other} wrote`, text: facts.claim } }),
      actions: [{ label: 'Respond to the report', to: path }],
    };
  },
});

/** To the person who reported; to both if the other one was silent, but came according to our records. */
export const contested = sessionNotice(NoShowContested, {
  kind: 'no-show-contested',
  topic: 'sessions',
  step: 'contested',
  keepsOthers: true,
  to: ({ response, reportedBy }) => (response === null ? BOTH() : [reportedBy]),
  text(view) {
    const { facts, other, start, path } = view;
    const { response } = facts;
    const why =
      response === null
        ? 'There was no response to the report, but Waymark has a record that the reported person came.'
        : `${other} wrote that they did come to your session.`;
    return {
      title: `An admin will decide about your session with ${other}`,
      body: `${start}. ${why}`,
      subject: `A reported no-show will be decided: session with ${other}`,
      lead: [
        why,
        'An admin will read both sides and decide. You both get the reason. Until then no money moves.',
      ],
      ...(response && { quote: { label: `What ${other} wrote`, text: response } }),
      actions: [{ label: 'See the session', to: path }],
    };
  },
});

export const dismissed = sessionNotice(NoShowDismissed, {
  kind: 'no-show-dismissed',
  topic: 'sessions',
  step: 'dismissed',
  keepsOthers: true,
  to: BOTH,
  text(view) {
    const { facts, other, role, start, path, zone, price } = view;
    const { payBy, reason } = facts;
    const decision = 'An admin has decided that both of you came to this session.';
    const isDue = payBy !== null && role === 'learner';
    const money = isDue
      ? `Please pay ${price} for it by ${moment(payBy, zone)}.`
      : 'Its payment stays as it is.';
    return {
      title: `Your session with ${other} took place`,
      body: `${start}. ${decision}`,
      subject: `It took place: session with ${other}, ${start}`,
      lead: [decision, money],
      quote: { label: 'The reason of the decision', text: reason },
      actions: [{ label: isDue ? `Pay ${price} now` : 'See the session', to: path }],
    };
  },
});

/** A new case, which a participant does not decide. */
export const opened = notice(NoShowContested, {
  kind: 'no-show-case',
  topic: 'sessions',
  to: 'admins',
  except: ({ mentorId, learnerId }) => [mentorId, learnerId],
  text({ mentorName, learnerName, startsAt }) {
    const people = `${singleLine(learnerName)} with ${singleLine(mentorName)}`;
    const start = moment(startsAt, 'UTC');
    return {
      title: 'A reported no-show waits for a decision',
      body: `${people}, ${start}.`,
      link: '/admin/cases',
      subject: `A reported no-show waits for a decision: ${people}`,
      lead: [`One person reported a no-show and the other contests it: ${people}.`],
      facts: [{ label: 'When', text: start }],
      actions: [{ label: 'Open the cases', to: '/admin/cases' }],
    };
  },
});
