import { type Message, userText } from './message.ts';

export function suspendedMessage(reason: string): Message {
  return {
    kind: 'account-suspended',
    title: 'Your account is suspended',
    body: 'You cannot log in until it is restored.',
    link: '/account',
    subject: 'Your Waymark account is suspended',
    name: null,
    lead: [
      'An admin has suspended your account. All devices were logged out, and you cannot log in until it is restored.',
      'Your sessions that had not begun are cancelled. Paid ones are refunded under the cancellation rules; sessions you were going to give are refunded in full.',
    ],
    facts: [],
    quote: { label: 'The reason', text: userText(reason) },
    actions: [],
    after: ['If you think this is a mistake, please contact support.'],
  };
}

export function restoredMessage(): Message {
  return {
    kind: 'account-restored',
    title: 'Your account is restored',
    body: 'You can log in again. Cancelled sessions stay cancelled.',
    link: '/account',
    subject: 'Your Waymark account is restored',
    name: null,
    lead: [
      'Your account is restored, and you can log in again. Sessions that were cancelled stay cancelled.',
    ],
    facts: [],
    actions: [{ label: 'Log in', to: '/auth' }],
    after: [],
  };
}
