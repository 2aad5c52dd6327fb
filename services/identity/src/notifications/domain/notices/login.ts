import { singleLine } from './message.ts';
import { moment } from './moment.ts';
import { ownMessage } from './notice.ts';

/** Mail only. `{token}` and `{code}` are filled in when it is rendered. */
export const recoveryMessage = ownMessage(
  'password-recovery',
  'security',
  (secrets: { token: string; code: string }, minutes: number) => ({
    title: 'Set a new password',
    body: 'We sent you an email with a link and a code.',
    link: '/auth?tab=forgot',
    subject: 'Set a new password for Waymark',
    lead: [
      'Someone, hopefully you, asked for a new password. Use the link, or enter the code on the page where you asked.',
    ],
    facts: [{ label: 'Code', text: '{code}' }],
    actions: [{ label: 'Set a new password', to: '/reset-password?token={token}' }],
    after: [
      `The link and the code work once, within ${minutes} minutes of your request. Never share the code with anyone.`,
      'If this was not you, ignore this email. Your password stays as it is.',
    ],
    secrets,
  }),
);

export const passwordChangedMessage = ownMessage(
  'password-changed',
  'security',
  (how: 'changed' | 'reset') => {
    const title = how === 'reset' ? 'Your password was reset' : 'Your password was changed';
    return {
      title,
      body: 'All other devices were logged out. If this was not you, set a new password now.',
      link: '/account/security',
      lead: [
        how === 'reset'
          ? 'Your password was reset with a link or code from an email to this address. All devices were logged out.'
          : 'Your password was changed on one of your logged-in devices. All other devices were logged out.',
      ],
      actions: [{ label: 'This was not me', to: '/auth?tab=forgot' }],
      after: ['If this was you, there is nothing to do.'],
    };
  },
);

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
    lead: 'The operator of Waymark removed the second factor from your account. All devices were logged out.',
  },
};

/** `detail`: the name of a passkey, or how many codes are left. */
export const secondFactorMessage = ownMessage(
  'second-factor-changed',
  'security',
  (change: SecondFactorChange, detail?: string) => {
    const { title, lead } = texts[change];
    return {
      title,
      body: 'If this was not you, set a new password now.',
      link: '/account/security',
      lead: [lead],
      facts: detail ? [{ label: change === 'code-used' ? 'Codes left' : 'Passkey', text: detail }] : [],
      actions: [{ label: 'This was not me', to: '/auth?tab=forgot' }],
      after: ['If this was you, there is nothing to do.'],
    };
  },
);

export interface DeviceLogin {
  device: string;
  /** Empty: unknown. */
  network: string;
  /** ISO instant. */
  at: string;
}

/** Mail only. */
export const newDeviceMessage = ownMessage(
  'new-device',
  'security',
  ({ device, network, at }: DeviceLogin) => ({
    title: 'A new device logged in',
    body: device,
    link: '/account/security',
    subject: `A new device logged in: ${singleLine(device)}`,
    lead: ['Someone, hopefully you, logged in to your account on a device we have not seen before.'],
    facts: [
      { label: 'Device', text: singleLine(device) },
      ...(network ? [{ label: 'Network', text: singleLine(network) }] : []),
      { label: 'When', text: moment(at, 'UTC') },
    ],
    actions: [
      { label: 'See where you are logged in', to: '/account/security' },
      { label: 'This was not me', to: '/auth?tab=forgot' },
    ],
    after: ['If this was you, there is nothing to do. If not, set a new password now.'],
  }),
);
