import type { Message } from './message.ts';

export type SecondFactorChange =
  | 'app-added'
  | 'app-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-made'
  | 'code-used'
  | 'removed'
  | 'removed-by-operator';

const texts: Record<SecondFactorChange, { title: string; lead: string }> = {
  'app-added': {
    title: 'An app was added to your login',
    lead: 'An authenticator app now makes the codes you use to log in to Waymark.',
  },
  'app-removed': {
    title: 'The app was removed from your login',
    lead: 'Codes from your authenticator app are no longer accepted.',
  },
  'passkey-added': {
    title: 'A passkey was added to your login',
    lead: 'A new passkey can log in to your account.',
  },
  'passkey-removed': {
    title: 'A passkey was removed from your login',
    lead: 'One of your passkeys can no longer log in to your account.',
  },
  'codes-made': {
    title: 'You have new recovery codes',
    lead: 'New recovery codes were created for your account. The earlier ones no longer work.',
  },
  'code-used': {
    title: 'A recovery code was used',
    lead: 'Someone, hopefully you, logged in to your account with your password and a recovery code.',
  },
  removed: {
    title: 'Your second factor was turned off',
    lead: 'Your password alone is now enough to log in. All other devices were logged out.',
  },
  'removed-by-operator': {
    title: 'Your second factor was removed',
    lead: 'Our support team removed the second factor from your account. All devices were logged out.',
  },
};

/** `detail`: the name of a passkey, or how many codes are left. */
export function secondFactorMessage(change: SecondFactorChange, detail?: string): Message {
  const { title, lead } = texts[change];
  return {
    kind: 'second-factor-changed',
    title,
    body: 'If this was not you, set a new password now.',
    link: '/account/security',
    subject: title,
    name: null,
    lead: [lead],
    facts: detail ? [{ label: change === 'code-used' ? 'Codes left' : 'Passkey', text: detail }] : [],
    actions: [{ label: 'This was not me', to: '/auth?tab=forgot' }],
    after: ['If this was you, there is nothing to do.'],
  };
}
