import {
  FollowedRoadmapMoved,
  StepReminderDue,
  ThanksGiven,
  UserStoryDecided,
} from '@waymark/contracts/roadmaps/events';
import { PUSH_TITLE } from './letters.ts';
import { singleLine, userText } from './message.ts';
import { notice } from './notice.ts';

const KEPT = 'You keep the last version, with your notes and ticks, for as long as you follow it.';

/** To a learner at the time that he or she has set. */
export const stepReminder = notice(StepReminderDue, {
  kind: 'step-reminder',
  topic: 'steps',
  to: ({ userId }) => [userId],
  text(due) {
    const [step, roadmap] = [singleLine(due.stepTitle), singleLine(due.roadmapTitle)];
    const link = `/roadmap/${encodeURIComponent(due.roadmapId)}?step=${encodeURIComponent(due.stepId)}`;
    return {
      title: `Your next step: ${step}`,
      body: due.isTakenDown ? `${roadmap}. Its mentor has taken it down; you keep it.` : roadmap,
      link,
      subject: `Your next step: ${step}`,
      lead: [`You asked to be reminded of this step of “${roadmap}”.`],
      facts: [
        { label: 'Step', text: step },
        { label: 'Roadmap', text: roadmap },
      ],
      actions: [{ label: 'Open the step', to: link }],
      after: [
        ...(due.isTakenDown ? [`Its mentor has taken the roadmap down. ${KEPT}`] : []),
        'Not today? Open the step and set another time.',
      ],
    };
  },
});

/** To the followers of a roadmap that its mentor took down, or published again after that. */
export const followedRoadmap = notice(FollowedRoadmapMoved, {
  kind: 'followed-roadmap',
  topic: 'followed',
  to: ({ followers }) => followers,
  text({ roadmapId, title, isBack }) {
    const name = singleLine(title);
    const link = `/roadmap/${encodeURIComponent(roadmapId)}`;
    const what = isBack
      ? { subject: `“${name}” is public again`, lead: `The mentor of “${name}” has published it again.` }
      : {
          subject: `“${name}” stays with you`,
          lead: `The mentor of “${name}” has taken it down for others.`,
        };
    const kept = isBack ? 'Your notes and ticks are where you left them.' : KEPT;
    return {
      title: isBack ? 'A roadmap you follow is public again' : 'A roadmap you follow was taken down',
      body: `${what.lead} ${kept}`,
      link,
      subject: what.subject,
      lead: [what.lead, kept],
      actions: [{ label: 'Open the roadmap', to: link }],
      push: PUSH_TITLE,
    };
  },
});

const THANKS = '/#thanks';

/**
 * To the mentor of a finished roadmap. The notification holds neither the line nor the name, so that both disappear from
 * Waymark when the learner removes them.
 */
export const thanks = notice(ThanksGiven, {
  kind: 'thanks-given',
  topic: 'thanks',
  to: ({ mentorId }) => [mentorId],
  // A line that replaces a removed one informs no user.
  when: ({ isFirst }) => isFirst,
  text({ title, username, line }) {
    const [path, name] = [singleLine(title), singleLine(username)];
    return {
      title: 'A learner thanks you',
      body: `A learner walked “${path}” to the end and left you a line.`,
      link: THANKS,
      subject: `Thank you for “${path}”`,
      lead: [`${name} walked “${path}” to the end and left you a line.`],
      quote: { label: name, text: userText(line) },
      actions: [{ label: 'Read your thanks', to: THANKS }],
    };
  },
});

/** To the author of a story. */
export const storyPublished = notice(UserStoryDecided, {
  kind: 'story-published',
  topic: 'reviews',
  to: ({ userId }) => [userId],
  when: ({ state }) => state === 'published',
  text({ title, reason }) {
    const what = `“${singleLine(title)}” is on our home page now. You can withdraw it at any time.`;
    return {
      ...storyText('Your story is published', what, title, reason),
      ...{ link: '/#stories', actions: [{ label: 'See it', to: '/#stories' }] },
    };
  },
});

/** To the author of a story that an admin rejected or took down. */
export const storyRejected = notice(UserStoryDecided, {
  kind: 'story-rejected',
  topic: 'reviews',
  to: ({ userId }) => [userId],
  when: ({ state }) => state !== 'published',
  text({ title, reason }) {
    const what = `“${singleLine(title)}” was not published on our home page. You can change it and send it again.`;
    return {
      ...storyText('Your story was not published', what, title, reason),
      ...{ link: '/account', actions: [{ label: 'Your stories', to: '/account' }] },
    };
  },
});

const storyText = (heading: string, what: string, title: string, reason: string | null) => ({
  title: heading,
  body: reason ? `${what} Reason: ${singleLine(reason)}` : what,
  subject: `${heading}: ${singleLine(title)}`,
  lead: [what],
  ...(reason && { quote: { label: 'Reason', text: userText(reason) } }),
});
