type Skeleton = (name: string) => string;

/**
 * Names of an operator, its team and the mailboxes of a server (RFC 2142), which only the operator's command can create.
 * The only list of them. Also with a number behind.
 */
const WHOLE = [
  ...[
    'abuse',
    'anonymous',
    'billing',
    'contact',
    'daemon',
    'everyone',
    'feedback',
    'help',
    'helpdesk',
    'hostmaster',
  ],
  ...[
    'info',
    'legal',
    'mailerdaemon',
    'noreply',
    'operator',
    'payments',
    'postmaster',
    'press',
    'privacy',
    'root',
  ],
  ...['safety', 'security', 'service', 'superuser', 'sysadmin', 'system', 'team', 'webmaster'],
];
/** Also as a word of a longer name. */
const WORDS = ['admin', 'administrator', 'moderation', 'moderator', 'official', 'staff', 'support'];
/** Anywhere. */
const PRODUCT = 'waymark';

/** Whether a reader could take a name for one of the operator's. `skeleton` as of `ReservedNames`. */
export function isOfficialName(name: string, skeleton: Skeleton): boolean {
  const words = skeleton(name).split(/[^\p{L}\p{N}]+/u);
  // Digits at the end are a number, within a word the letters that they look like.
  const numbered = skeleton(name.normalize('NFKC').replace(/\d+\s*$/, '')).split(/[^\p{L}\p{N}]+/u);
  const whole = [words.join(''), numbered.join('')];
  const is = (known: readonly string[], found: readonly string[]) =>
    known.map(skeleton).some((one) => found.includes(one));
  return (
    is([...WHOLE, ...WORDS], whole) ||
    is(WORDS, [...words, ...numbered]) ||
    words.join('').includes(skeleton(PRODUCT))
  );
}
