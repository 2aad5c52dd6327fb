import type { Message } from './message.ts';

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function deletionScheduledMessage(username: string, deleteAfter: Date): Message {
  const day = format.format(deleteAfter);
  return {
    kind: 'account-deletion',
    title: 'Your account will be deleted',
    body: `It will be deleted on ${day} (UTC). Until then you can log in and keep it.`,
    link: '/account/delete',
    subject: `Your Waymark account will be deleted on ${day}`,
    name: username,
    lead: [
      `You asked us to delete your account. You have been logged out everywhere, and your upcoming sessions are cancelled. The rest will be deleted on ${day} (UTC).`,
    ],
    facts: [],
    actions: [{ label: 'Keep my account', to: '/auth' }],
    after: [
      'To keep it, log in before that day and choose “Keep my account”. Cancelled sessions stay cancelled.',
      'If this was not you, log in, keep the account and set a new password.',
    ],
  };
}
