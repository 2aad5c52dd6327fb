import type { Permission, PermissionEntry, SourcePermissions } from '@waymark/contracts/roadmaps/permissions';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { plural } from '#lib/format.ts';

interface Text {
  permission: Permission;
  title: string;
  about: string;
}

const TEXTS: Text[] = [
  {
    permission: 'drafting',
    title: 'Use it for drafts',
    about: 'Drafts of your roadmap are made from its words. Steps you have already accepted stay.',
  },
  {
    permission: 'quoting',
    title: 'Quote it',
    about:
      'Learners read its sentences beside the steps that come from them, and as answers to their questions about your story.',
  },
  {
    permission: 'voice',
    title: 'Play the voice',
    about:
      'Learners can play it where you add it to a stage, and hear the parts that steps quote. Adding it there allows this.',
  },
  {
    permission: 'outside-model',
    title: 'Send it to an outside AI service',
    about:
      'A company outside this site receives its words or its sound, to draft and to transcribe. What was sent before cannot be recalled.',
  },
];

const hasSound = ({ fileType }: Pick<Source, 'fileType'>): boolean => /^(?:audio|video)\//.test(fileType);

/** Those that apply to the source. */
export const permissionsFor = (source: Pick<Source, 'fileType'>): Text[] =>
  TEXTS.filter(({ permission }) => permission !== 'voice' || hasSound(source));

/** What was taken back, for the list of material; empty while drafts and quotes are allowed. */
export function restrictions({ permissions }: Pick<Source, 'permissions'>): string {
  const parts = [
    !permissions.includes('drafting') && 'not used for drafts',
    !permissions.includes('quoting') && 'not quoted',
  ].filter((part) => part !== false);
  return parts.join(', ');
}

/** What learners lose when the permission is taken back; null: nothing. */
export function consequence(
  permission: Permission,
  published: SourcePermissions['published'],
): { text: string; note: string | null } | null {
  if (!published) return null;
  const { quotes, clips, followers } = published;
  const lost = {
    quoting: quotes > 0 && plural(quotes, 'quote'),
    voice: clips > 0 && plural(clips, 'clip'),
    drafting: false,
    'outside-model': false,
  }[permission];
  if (!lost) return null;
  const people = followers > 0 ? `; ${plural(followers, 'person follows', 'people follow')} it` : '';
  return {
    text: `This removes ${lost} from the published version${people}. ${keepsSteps(permission, published)}`,
    note: noteOn(permission, published),
  };
}

const keepsSteps = (
  permission: Permission,
  { titles }: NonNullable<SourcePermissions['published']>,
): string => (permission === 'quoting' && titles > 0 ? 'Other steps stay.' : 'The steps stay.');

function noteOn(
  permission: Permission,
  { titles, voices }: NonNullable<SourcePermissions['published']>,
): string | null {
  if (permission === 'voice' && voices > 0) {
    const lose = plural(voices, 'step will lose', 'steps will lose');
    return `${lose} your voice. To bring it back, allow it again and publish.`;
  }
  if (permission !== 'quoting' || titles === 0) return null;
  const are = plural(titles, 'step has a title', 'steps have titles');
  return `${are} in the words of this source. Decide what happens to ${titles === 1 ? 'it' : 'them'}: learners see it at once.`;
}

const GRANTED: Record<Permission, string> = {
  drafting: 'Drafts allowed',
  quoting: 'Quotes allowed',
  voice: 'Playing the voice allowed',
  'outside-model': 'Sending to an outside AI service allowed',
};
const TAKEN_BACK: Record<Permission, string> = {
  drafting: 'Drafts no longer allowed',
  quoting: 'Quotes no longer allowed',
  voice: 'Playing the voice no longer allowed',
  'outside-model': 'Sending to an outside AI service no longer allowed',
};
const VIA: Record<PermissionEntry['via'], string> = {
  added: 'when you added it',
  mentor: '',
  stage: 'when you put it on a page',
  roadmap: 'with your answer for the whole roadmap',
};

/** "Quotes no longer allowed. 3 quotes removed." */
export function describeEntry({ permission, granted, via, removed }: PermissionEntry): string {
  const what = [granted ? GRANTED[permission] : TAKEN_BACK[permission], VIA[via]].filter(Boolean).join(' ');
  const gone = removedText(removed);
  return gone ? `${what}. ${gone} removed.` : `${what}.`;
}

/** "3 quotes and 1 clip"; empty for none. */
export const removedText = ({ quotes, clips }: PermissionEntry['removed']): string =>
  [quotes > 0 && plural(quotes, 'quote'), clips > 0 && plural(clips, 'clip')].filter(Boolean).join(' and ');
