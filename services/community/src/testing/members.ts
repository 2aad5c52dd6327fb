import type { Caller } from '@waymark/contracts/caller';
import { ReportItem } from '@waymark/contracts/community/moderation.endpoints';
import type { SaveCardBody } from '@waymark/contracts/community/network';
import { SaveOwnCard } from '@waymark/contracts/community/network.endpoints';
import type { ModeratedKind } from '@waymark/contracts/community/options';
import type { SupportRequestInput, SupportThread } from '@waymark/contracts/community/support';
import { CreateSupportRequest, RespondToRequest } from '@waymark/contracts/community/support.endpoints';
import { MentorChanged, UserRoleChanged } from '@waymark/contracts/identity/events';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import type { Harness } from './harness.ts';

let lastId = 4_000;

export const emptyCard: SaveCardBody = {
  contactEmail: '',
  isEmailPublic: false,
  categories: [],
  yearsExperience: null,
  responseTime: null,
  availableForPeerSupport: false,
  strugglesOvercome: [],
  currentChallenges: [],
  helpOffered: [],
  helpNeeded: [],
};

/** A new mentor whose profile has arrived. `card`: saved, with these fields. */
export async function aMember(
  community: Harness,
  { name, bio = '', card }: { name?: string; bio?: string; card?: Partial<SaveCardBody> } = {},
): Promise<Caller & { name: string }> {
  lastId += 1;
  const mentor = asMentor(lastId);
  const { userId, username, role } = mentor;
  const shown = name ?? `Mentor ${userId}`;
  await community.publish(UserRoleChanged, { userId, username, role });
  await community.publish(MentorChanged, { mentorId: userId, name: shown, avatar: null, bio, version: 1 });
  await eventually(async () => {
    const rows = await community.sql(
      `SELECT FROM people WHERE user_id = $1 AND role = 'mentor' AND profile_version = 1`,
      [userId],
    );
    if (rows.length === 0) throw new Error('the mentor has not arrived yet');
  });
  if (card) await community.call(SaveOwnCard, { ...emptyCard, ...card }, mentor);
  return { ...mentor, name: shown };
}

export const aRequest = (
  community: Harness,
  author: Caller,
  given: Partial<SupportRequestInput> = {},
): Promise<SupportThread> => {
  const body = { title: 'Tired', description: 'She writes every night.', category: 'boundaries' as const };
  return community.call(CreateSupportRequest, { ...body, ...given }, author);
};

/** Returns the new response and its thread. */
export async function respond(
  community: Harness,
  id: string,
  author: Caller,
  text = 'I reply in daylight.',
  parentId: string | null = null,
) {
  const { thread } = await community.call(RespondToRequest, { id, body: { text, parentId } }, author);
  const response = thread.filter(({ mentor }) => mentor.id === author.userId).at(-1)!;
  return { ...response, thread };
}

/** Reports the item and returns the id of the report's entry in the queue. */
export async function report(
  community: Harness,
  reporter: Caller,
  item: { kind: ModeratedKind; itemId: string },
  text = 'Read the second line.',
): Promise<string> {
  await community.call(ReportItem, { ...item, reason: 'harmful', text }, reporter);
  const [row] = await community.sql<{ id: string }>(
    'SELECT id FROM reports WHERE item_id = $1 AND reporter_id = $2 ORDER BY id DESC LIMIT 1',
    [item.itemId, reporter.userId],
  );
  return row!.id;
}
