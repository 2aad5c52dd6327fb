import { singleLine, userText } from './message.ts';
import { longDate } from './moment.ts';
import { ownMessage } from './notice.ts';

const forgot = '/auth?tab=forgot';

/** Mail only, to the address of a new account. `{token}` is filled in when it is rendered. */
export const confirmEmailMessage = ownMessage(
  'email-confirmation',
  'security',
  (token: string, hours: number) => ({
    title: 'Confirm your address',
    body: 'We sent you an email with a link.',
    link: '/account',
    subject: 'Confirm your address for Waymark',
    lead: ['This address was used to create an account on Waymark. Please confirm that it is yours.'],
    actions: [{ label: 'Confirm this address', to: '/account/confirm-email?token={token}' }],
    after: [
      `The link works once, for ${hours} hours. You can use your account without it.`,
      'If you did not create an account, ignore this email.',
    ],
    secrets: { token },
  }),
);

/** Mail only, to the new address. */
export const changeEmailMessage = ownMessage(
  'email-change',
  'security',
  (token: string, username: string, minutes: number) => ({
    title: 'Confirm your new address',
    body: 'We sent a link to the new address.',
    link: '/account',
    subject: 'Confirm your new address for Waymark',
    lead: [
      `The account ${singleLine(username)} will use this address from now on. Please confirm that it is yours.`,
    ],
    actions: [{ label: 'Confirm this address', to: '/account/confirm-email?token={token}' }],
    after: [
      `The link works once, within ${minutes} minutes of your request. Nothing changes until you use it.`,
      'If this was not you, ignore this email.',
    ],
    secrets: { token },
  }),
);

/** To the former address, which can undo the change. Mail only. */
export const formerEmailMessage = ownMessage(
  'email-changed',
  'security',
  (token: string, newEmail: string, hours: number) => ({
    title: 'Your address was changed',
    body: 'Your account has a new address.',
    link: '/account',
    subject: 'The address of your account was changed',
    lead: ['Your Waymark account now uses another address. We no longer send email to this one.'],
    facts: [{ label: 'New address', text: singleLine(newEmail) }],
    actions: [{ label: 'Undo this change', to: '/account/undo-email?token={token}' }],
    after: [
      'If this was you, there is nothing to do.',
      `If you did not do this, undo the change within ${hours} hours. That logs out all devices. Then set a new password.`,
    ],
    secrets: { token },
  }),
);

/** To the address that the account has now. */
export const emailChangedMessage = ownMessage('email-changed', 'security', (how: 'changed' | 'restored') => {
  const title = how === 'restored' ? 'Your address was restored' : 'Your address was changed';
  return {
    title,
    body: 'From now on we send email to the new address.',
    link: '/account',
    lead: [
      how === 'restored'
        ? 'Your Waymark account uses this address again. All devices were logged out.'
        : 'Your Waymark account uses this address from now on.',
    ],
    actions: how === 'restored' ? [{ label: 'Set a new password', to: forgot }] : [],
    after:
      how === 'restored'
        ? ['Whoever changed the address may know your password, so set a new one now.']
        : ['Log in with your user name or with this address.'],
    ...(how === 'restored' && { body: 'All devices were logged out. Set a new password now.' }),
  };
});

export const deletionScheduledMessage = ownMessage(
  'account-deletion',
  'security',
  (username: string, deleteAfter: Date) => {
    const day = longDate(deleteAfter);
    return {
      title: 'Your account will be deleted',
      body: `It will be deleted on ${day} (UTC). Until then you can log in and keep it.`,
      link: '/account/delete',
      subject: `Your Waymark account will be deleted on ${day}`,
      name: username,
      lead: [
        `You asked us to delete your account. You have been logged out everywhere, and your upcoming sessions are cancelled. The rest will be deleted on ${day} (UTC).`,
      ],
      actions: [{ label: 'Keep my account', to: '/auth' }],
      after: [
        'To keep it, log in before that day and choose “Keep my account”. Cancelled sessions stay cancelled.',
        'If this was not you, log in, keep the account and set a new password.',
      ],
    };
  },
);

export const suspendedMessage = ownMessage('account-suspended', 'security', (reason: string) => ({
  title: 'Your account is suspended',
  body: 'You cannot log in until it is restored.',
  link: '/account',
  subject: 'Your Waymark account is suspended',
  lead: [
    'An admin has suspended your account. All devices were logged out, and you cannot log in until it is restored.',
    'Your sessions that had not begun are cancelled. Paid ones are refunded under the cancellation rules; sessions you were going to give are refunded in full.',
  ],
  quote: { label: 'The reason', text: userText(reason) },
  support: 'If you think this is a mistake',
}));

export const adminMessage = ownMessage('admin-message', 'security', (text: string) => ({
  title: 'An admin wrote to you',
  body: singleLine(text),
  link: '/notifications',
  subject: 'An admin of Waymark wrote to you',
  lead: ['An admin of Waymark wrote to you.'],
  quote: { label: 'The message', text: userText(text) },
  support: 'If you want to answer',
}));

export const restoredMessage = ownMessage('account-restored', 'security', () => ({
  title: 'Your account is restored',
  body: 'You can log in again. Cancelled sessions stay cancelled.',
  link: '/account',
  subject: 'Your Waymark account is restored',
  lead: ['Your account is restored, and you can log in again. Sessions that were cancelled stay cancelled.'],
  actions: [{ label: 'Log in', to: '/auth' }],
}));
