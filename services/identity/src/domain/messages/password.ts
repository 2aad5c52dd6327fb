import type { Message } from './message.ts';

/** Mail only. `{token}` and `{code}` are filled in when it is rendered. */
export function recoveryMessage(secrets: { token: string; code: string }, minutes: number): Message {
  return {
    kind: 'password-recovery',
    title: 'Set a new password',
    body: 'We sent you a mail with a link and a code.',
    link: '/auth?tab=forgot',
    subject: 'Set a new password for Waymark',
    name: null,
    lead: [
      'Somebody, hopefully you, asked for a new password. Use the link, or enter the code on the page where you asked.',
    ],
    facts: [{ label: 'Code', text: '{code}' }],
    actions: [{ label: 'Set a new password', to: '/reset-password?token={token}' }],
    after: [
      `Link and code work once, for ${minutes} minutes. Never tell the code to anybody.`,
      'If it was not you, ignore this mail. Your password stays as it is.',
    ],
    secrets,
  };
}

export function passwordChangedMessage(how: 'changed' | 'reset'): Message {
  const title = how === 'reset' ? 'Your password was reset' : 'Your password was changed';
  return {
    kind: 'password-changed',
    title,
    body: 'All other devices were logged out. If it was not you, set a new password now.',
    link: '/account/security',
    subject: title,
    name: null,
    lead: [
      how === 'reset'
        ? 'Your password was reset with a link or code from a mail to this address. All devices were logged out.'
        : 'Your password was changed on a device that was logged in. All other devices were logged out.',
    ],
    facts: [],
    actions: [{ label: 'It was not me', to: '/auth?tab=forgot' }],
    after: ['If it was you, there is nothing to do.'],
  };
}
