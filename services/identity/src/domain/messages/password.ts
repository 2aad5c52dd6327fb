import type { Message } from './message.ts';

/** Mail only. `{token}` and `{code}` are filled in when it is rendered. */
export function recoveryMessage(secrets: { token: string; code: string }, minutes: number): Message {
  return {
    kind: 'password-recovery',
    title: 'Set a new password',
    body: 'We sent you an email with a link and a code.',
    link: '/auth?tab=forgot',
    subject: 'Set a new password for Waymark',
    name: null,
    lead: [
      'Someone, hopefully you, asked for a new password. Use the link, or enter the code on the page where you asked.',
    ],
    facts: [{ label: 'Code', text: '{code}' }],
    actions: [{ label: 'Set a new password', to: '/reset-password?token={token}' }],
    after: [
      `The link and the code work once, for ${minutes} minutes. Never share the code with anyone.`,
      'If this was not you, ignore this email. Your password stays as it is.',
    ],
    secrets,
  };
}

export function passwordChangedMessage(how: 'changed' | 'reset'): Message {
  const title = how === 'reset' ? 'Your password was reset' : 'Your password was changed';
  return {
    kind: 'password-changed',
    title,
    body: 'All other devices were logged out. If this was not you, set a new password now.',
    link: '/account/security',
    subject: title,
    name: null,
    lead: [
      how === 'reset'
        ? 'Your password was reset with a link or code from an email to this address. All devices were logged out.'
        : 'Your password was changed on one of your logged-in devices. All other devices were logged out.',
    ],
    facts: [],
    actions: [{ label: 'This was not me', to: '/auth?tab=forgot' }],
    after: ['If this was you, there is nothing to do.'],
  };
}
