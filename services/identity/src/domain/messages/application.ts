import type { Message } from './message.ts';

export function approvedMessage(): Message {
  return {
    kind: 'application-approved',
    title: 'You are a mentor now',
    body: 'Your application was approved. The Studio shows your first steps.',
    link: '/mentor',
    subject: 'Your mentor application was approved',
    name: null,
    lead: [
      'Your application was approved, so you are a mentor on Waymark now. Welcome.',
      'Start with a few lines about yourself, your hours and your price. Then turn what you lived through into your first roadmap.',
    ],
    facts: [],
    actions: [{ label: 'Open the Studio', to: '/mentor' }],
    after: [],
  };
}

/** The feedback is read on the page, where it belongs to the application. */
export function rejectedMessage(): Message {
  return {
    kind: 'application-rejected',
    title: 'Your mentor application needs improvement',
    body: 'Read the feedback, then try again whenever you are ready.',
    link: '/apply-mentor',
    subject: 'Your mentor application was reviewed',
    name: null,
    lead: [
      'Your application was reviewed, and it was not approved this time. You can read the feedback on your application page.',
      'You can apply again whenever you are ready.',
    ],
    facts: [],
    actions: [{ label: 'Read the feedback', to: '/apply-mentor' }],
    after: [],
  };
}
