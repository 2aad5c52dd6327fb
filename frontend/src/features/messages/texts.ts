import type { MessagePartner, MessageThread } from '@waymark/contracts/community/messages';

export const firstName = (name: string): string => name.split(' ')[0] ?? name;

export const replyTimeTexts: Record<NonNullable<MessagePartner['replyTime']>, string> = {
  hour: 'Usually replies within an hour',
  day: 'Usually replies within a day',
  days: 'Usually replies within a few days',
  week: 'Usually replies within a week',
};

/** Why the user cannot write, in place of the field; null: they can. */
export function whyNotText({ person, thread, canWrite, whyNot }: MessagePartner): string | null {
  const name = firstName(person.name);
  if (thread && isWaiting(thread) && !canWrite)
    return `${name} has not answered yet. You can write again once they accept your request.`;
  if (thread?.state === 'declined' && thread.isRequester)
    return `${name} declined your request. That says nothing about you, and other mentors may have room.`;
  if (thread?.state === 'gone') return 'This person has left Waymark. Your messages stay here for you.';
  if (canWrite) return null;
  return whyNot ?? `You cannot write to ${name} at the moment.`;
}

/** Whether the user's own request has no answer yet. */
export const isWaiting = ({ state, isRequester }: MessageThread): boolean =>
  state === 'request' && isRequester;

/** Whether somebody's request waits for the user. */
export const isAsking = ({ state, isRequester }: MessageThread): boolean =>
  state === 'request' && !isRequester;
