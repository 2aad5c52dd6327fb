import type { AuditEntry } from '@waymark/contracts/identity/audit';
import { plural } from '#lib/format.ts';

const actions: Record<string, string> = {
  'application.approve': 'Approved an application',
  'application.reject': 'Rejected an application',
  'evaluation.cancel': 'Cancelled an evaluation',
  'evaluation.retry': 'Started an evaluation again',
  'material.delete': 'Deleted a learning material',
  'material.edit': 'Edited a learning material',
  'material.unpublish': 'Unpublished a learning material',
  'material.dismiss': 'Dismissed reports of a learning material',
  'material.hide': 'Hid a learning material',
  'material.restore': 'Restored a learning material',
  'no-show.dismiss': 'Dismissed a reported no-show',
  'no-show.uphold': 'Recorded a no-show',
  'payment.refund': 'Refunded a payment',
  'peer-session.dismiss': 'Dismissed reports of a peer session',
  'peer-session.hide': 'Hid a peer session',
  'peer-session.restore': 'Restored a peer session',
  'refund.retry': 'Retried a refund',
  'report.act': 'Acted on a report',
  'report.dismiss': 'Dismissed a report',
  'roadmap.hide': 'Hid a roadmap',
  'roadmap.restore': 'Restored a roadmap',
  'ai-run.cancel': 'Stopped an AI run',
  'ai-run.retry': 'Started an AI run again',
  'story.publish': 'Published a story',
  'story.return': 'Returned a story',
  'support-request.dismiss': 'Dismissed reports of a request for help',
  'support-request.hide': 'Hid a request for help',
  'support-request.restore': 'Restored a request for help',
  'support-response.dismiss': 'Dismissed reports of a response',
  'support-response.hide': 'Hid a response',
  'support-response.restore': 'Restored a response',
  'user.change-role': 'Changed a role',
  'user.claim-demo-account': 'Gave a demo account to a person',
  'user.remove-demo-account': 'Removed a demo account',
  'user.reset-second-factor': 'Removed a second factor',
  'user.restore': 'Restored a user',
  'user.suspend': 'Suspended a user',
  'user.write': 'Wrote to a user',
  'path-request.delete': 'Deleted a request for a path',
};

/** An action without a name of its own as "new kind: do". */
export const nameOf = (action: string): string =>
  actions[action] ?? action.replace('.', ': ').replaceAll('-', ' ');

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Facts of a change in words, by name. */
const facts: Record<string, (value: string) => string> = {
  authenticityScore: (score) => `authenticity ${score} of 10`,
  perseveranceScore: (score) => `perseverance ${score} of 10`,
  valorScore: (score) => `valor ${score} of 10`,
  userId: (id) => `user ${id}`,
  authorId: (id) => `author ${id}`,
  reportedBy: (id) => `reported by user ${id}`,
  reports: (count) => plural(Number(count), 'report'),
  cents: (cents) => `amount ${(Number(cents) / 100).toFixed(2)}`,
  payment: (id) => `payment ${id}`,
  of: (type) => `about a ${type.replaceAll('-', ' ')}`,
  id: (id) => `number ${id}`,
  from: (state) => `before: ${state.replaceAll('-', ' ')}`,
  to: (state) => `now: ${state.replaceAll('-', ' ')}`,
};

/** "userId" as "user id". */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export function detailOf({ from, to, ...others }: AuditEntry['detail']): string {
  const change =
    from !== undefined && to !== undefined
      ? [`from ${textOf(from)} to ${textOf(to)}`]
      : Object.entries({ from, to }).map(([name, value]) => factOf(name, value));
  return [...change, ...Object.entries(others).map(([name, value]) => factOf(name, value))]
    .filter((text) => text !== '')
    .join(', ');
}

function factOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  return facts[name]?.(textOf(value)) ?? `${wordsOf(name)} ${textOf(value)}`;
}
