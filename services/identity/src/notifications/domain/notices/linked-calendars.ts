import { LinkedCalendarFailed } from '@waymark/contracts/scheduling/events';
import { longDate } from './moment.ts';
import { notice } from './notice.ts';

export const failed = notice(LinkedCalendarFailed, {
  kind: 'linked-calendar-failed',
  topic: 'sessions',
  to: ({ mentorId }) => [mentorId],
  text({ failingSince }) {
    const since = longDate(new Date(failingSince));
    return {
      title: 'A linked calendar cannot be read',
      body: `Not since ${since}. Times that you have planned there may be offered to learners.`,
      link: '/scheduling?tab=availability',
      lead: [
        `We could not read one of your linked calendars since ${since}. Times that you have planned there since then may be offered to learners.`,
      ],
      actions: [{ label: 'See your linked calendars', to: '/scheduling?tab=availability' }],
      after: [
        'We keep trying every hour. If its address has changed, link the new one and remove the old one.',
      ],
    };
  },
});
