import type { Message } from './message.ts';
import { singleLine } from './message.ts';
import { moment } from './moment.ts';

const forgot = '/auth?tab=forgot';
const blank = { name: null, facts: [], actions: [], after: [] };

/** Mail only, to the address of a new account. `{token}` is filled in when it is rendered. */
export function confirmEmailMessage(token: string, hours: number): Message {
  return {
    ...blank,
    kind: 'email-confirmation',
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
  };
}

/** Mail only, to the new address. */
export function changeEmailMessage(token: string, username: string, minutes: number): Message {
  return {
    ...blank,
    kind: 'email-change',
    title: 'Confirm your new address',
    body: 'We sent a link to the new address.',
    link: '/account',
    subject: 'Confirm your new address for Waymark',
    lead: [
      `The account ${singleLine(username)} will use this address from now on. Please confirm that it is yours.`,
    ],
    actions: [{ label: 'Confirm this address', to: '/account/confirm-email?token={token}' }],
    after: [
      `The link works once, for ${minutes} minutes. Nothing changes until you use it.`,
      'If this was not you, ignore this email.',
    ],
    secrets: { token },
  };
}

/** To the former address, which can undo the change. Mail only. */
export function formerEmailMessage(token: string, newEmail: string, hours: number): Message {
  return {
    ...blank,
    kind: 'email-changed',
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
  };
}

/** To the address that the account has now. */
export function emailChangedMessage(how: 'changed' | 'restored'): Message {
  const title = how === 'restored' ? 'Your address was restored' : 'Your address was changed';
  return {
    ...blank,
    kind: 'email-changed',
    title,
    body: 'From now on we send email to the new address.',
    link: '/account',
    subject: title,
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
}

export interface DeviceLogin {
  device: string;
  /** Empty: unknown. */
  network: string;
  /** ISO instant. */
  at: string;
}

/** Mail only. */
export function newDeviceMessage({ device, network, at }: DeviceLogin): Message {
  return {
    ...blank,
    kind: 'new-device',
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
      { label: 'This was not me', to: forgot },
    ],
    after: ['If this was you, there is nothing to do. If not, set a new password now.'],
  };
}
