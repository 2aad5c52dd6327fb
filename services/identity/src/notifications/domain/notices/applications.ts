import { ownMessage } from './notice.ts';

export const approvedMessage = ownMessage('application-approved', 'applications', () => ({
  title: 'You are a mentor now',
  body: 'Your application was approved. The Studio shows your first steps.',
  link: '/mentor',
  subject: 'Your mentor application was approved',
  lead: [
    'Your application was approved, so you are a mentor on Waymark now. Welcome.',
    'Start with a few lines about yourself, your hours and your price. Then turn what you lived through into your first roadmap.',
  ],
  actions: [{ label: 'Open the Studio', to: '/mentor' }],
}));

/** The feedback is read on the page, where it belongs to the application. */
export const rejectedMessage = ownMessage('application-rejected', 'applications', () => ({
  title: 'Your mentor application needs improvement',
  body: 'Read the feedback, then try again whenever you are ready.',
  link: '/apply-mentor',
  subject: 'Your mentor application was reviewed',
  lead: [
    'Your application was reviewed, and it was not approved this time. You can read the feedback on your application page.',
    'You can apply again whenever you are ready.',
  ],
  actions: [{ label: 'Read the feedback', to: '/apply-mentor' }],
}));
