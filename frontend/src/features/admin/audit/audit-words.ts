import type { AdminActionKind } from '@waymark/contracts/admin-action-kinds';
import type { AuditEntry } from '@waymark/contracts/identity/audit';
import type { Currency } from '@waymark/contracts/money';
import { plural } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';

type Detail = AuditEntry['detail'];

/** What follows the name of the admin. `{target}` is what it was done to, other names are of the detail. */
const sentences: Record<AdminActionKind, string> = {
  'ai-run.cancel': 'stopped an AI run ({target})',
  'ai-run.retry': 'started an AI run again ({target})',
  'application.approve': 'approved the mentor application of {target}',
  'application.reject': 'rejected the mentor application of {target}',
  'evaluation.cancel': 'cancelled the evaluation of the application of {target}',
  'evaluation.retry': 'had the application of {target} evaluated again',
  'failure.retry': 'tried {target} again, which had failed',
  'material.delete': 'deleted the learning material {target}',
  'material.dismiss': 'dismissed {reports} of the learning material {target}',
  'material.edit': 'edited the learning material {target}',
  'material.hide': 'hid the learning material {target}',
  'material.restore': 'showed the learning material {target} again',
  'material.unpublish': 'unpublished the learning material {target}',
  'message-report.dismiss': 'dismissed a report of a message of {target}',
  'message-report.read': 'read a reported conversation with {target}',
  'message-report.remove': 'removed a reported message of {target}',
  'no-show.dismiss': 'decided that both came to the session of {target}',
  'no-show.uphold': 'recorded a no-show at the session of {target}',
  'path-request.delete': 'deleted the request for the roadmap {target}',
  'payment.refund': 'refunded {cents} of {target}',
  'payout.make': 'recorded that {cents} were paid to {target}',
  'peer-session.dismiss': 'dismissed {reports} of the peer session {target}',
  'peer-session.hide': 'hid the peer session {target}',
  'peer-session.restore': 'showed the peer session {target} again',
  'refund.retry': 'tried to pay {cents} back again ({target})',
  'report.act': 'acted on a report about {target}',
  'report.dismiss': 'dismissed a report about {target}',
  'roadmap.hide': 'hid the roadmap {target}',
  'roadmap.restore': 'showed the roadmap {target} again',
  'story.publish': 'published the story {target}',
  'story.return': 'returned the story {target} to its author',
  'support-request.dismiss': 'dismissed {reports} of the request for help {target}',
  'support-request.hide': 'hid the request for help {target}',
  'support-request.restore': 'showed the request for help {target} again',
  'support-response.dismiss': 'dismissed {reports} of a response to {target}',
  'support-response.hide': 'hid a response to {target}',
  'support-response.restore': 'showed a response to {target} again',
  'user.change-role': 'changed the role of {target} from {from} to {to}',
  'user.claim-demo-account': 'gave the demo account {target} to a person',
  'user.remove-demo-account': 'removed the demo account {target}',
  'user.reset-second-factor': 'removed the second factor of {target}',
  'user.restore': 'ended the suspension of {target}',
  'user.suspend': 'suspended {target}',
  'user.write': 'wrote to {target}',
};

interface Sentence {
  /** Between the names of the admin and of the target. */
  before: string;
  after: string;
  /** What the sentence leaves out. */
  facts: string;
}

/** An entry in words. An action of a newer version has no sentence of its own. */
export function sentenceOf({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): Sentence {
  const known = (sentences as Record<string, string | undefined>)[action];
  const sentence = known ?? `did “${action.replace('.', ': ').replaceAll('-', ' ')}” to {target}`;
  const used = new Set<string>();
  const words = sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (name === 'target') return placeholder;
    used.add(name).add(name === 'cents' ? 'currency' : name);
    return partOf(name, detail);
  });
  const [before = '', after = ''] = words.split('{target}');
  const rest = Object.entries(detail).filter(([name]) => !used.has(name) && !HIDDEN.has(name));
  return { before, after, facts: rest.flatMap(([name, value]) => factOf(name, value) || []).join(', ') };
}

/** Shown as a link instead. */
const HIDDEN = new Set(['userId', 'authorId']);

function partOf(name: string, detail: Detail): string {
  const value = detail[name];
  if (name === 'reports') return value === undefined ? 'the reports' : plural(Number(value), 'report');
  if (name === 'cents') return moneyOf(value, detail.currency);
  return textOf(value);
}

const moneyOf = (cents: unknown, currency: unknown): string =>
  currency ? formatMoney(Number(cents), currency as Currency) : (Number(cents) / 100).toFixed(2);

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Facts of a change in words, by name. */
const facts: Record<string, (value: string) => string> = {
  authenticityScore: (score) => `authenticity ${score} of 10`,
  perseveranceScore: (score) => `perseverance ${score} of 10`,
  valorScore: (score) => `valor ${score} of 10`,
  reportedBy: (party) => `reported by the ${party}`,
  reports: (count) => plural(Number(count), 'report'),
  payment: (id) => `payment ${id}`,
  of: (type) => `about a ${type.replaceAll('-', ' ')}`,
  id: (id) => `number ${id}`,
  from: (state) => `before: ${state.replaceAll('-', ' ')}`,
  to: (state) => `now: ${state.replaceAll('-', ' ')}`,
};

/** "userId" as "user id". */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function factOf(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  return facts[name]?.(textOf(value)) ?? `${wordsOf(name)} ${textOf(value)}`;
}

const pages: Record<string, (id: string) => string> = {
  user: (id) => `/admin/users/${id}`,
  session: (id) => `/admin/sessions/${id}`,
  payment: (id) => `/admin/payments/${id}`,
  roadmap: (id) => `/roadmap/${id}`,
  material: (id) => `/ai-resources/${id}`,
  'peer-session': (id) => `/mentor-community/sessions/${id}`,
  'support-request': (id) => `/mentor-community/support/${id}`,
};

/** The page of a target; null where it has none, or is deleted. */
export const pageOfTarget = ({ action, target: { type, id } }: AuditEntry): string | null =>
  action.endsWith('.delete') ? null : (pages[type]?.(id) ?? null);

/** Whose application, run or material it was about. */
export function personOf({ detail: { userId, authorId } }: AuditEntry): number | null {
  const id = Number(userId ?? authorId);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
