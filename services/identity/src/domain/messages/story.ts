import type { EventData } from '@waymark/contracts/events';
import type { UserStoryDecided } from '@waymark/contracts/roadmaps/events';
import { type Message, singleLine, userText } from './message.ts';

/** To the author of a story that an admin published, rejected or took down. */
export function storyDecidedMessage({ title, state, reason }: EventData<typeof UserStoryDecided>): Message {
  const [name, isPublished] = [singleLine(title), state === 'published'];
  const heading = isPublished ? 'Your story is published' : 'Your story was not published';
  const what = isPublished
    ? `“${name}” is on our home page now. You can withdraw it at any time.`
    : `“${name}” was not published on our home page. You can change it and send it again.`;
  return {
    kind: isPublished ? 'story-published' : 'story-rejected',
    title: heading,
    body: reason ? `${what} Reason: ${singleLine(reason)}` : what,
    link: isPublished ? '/#stories' : '/account',
    subject: `${heading}: ${name}`,
    name: null,
    lead: [what],
    facts: [],
    ...(reason && { quote: { label: 'Reason', text: userText(reason) } }),
    actions: [isPublished ? { label: 'See it', to: '/#stories' } : { label: 'Your stories', to: '/account' }],
    after: [],
  };
}
