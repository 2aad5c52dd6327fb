import type { EventData } from '@waymark/contracts/events';
import type { ThanksGiven } from '@waymark/contracts/roadmaps/events';
import { type Message, singleLine, userText } from './message.ts';

const LINK = '/#thanks';

/**
 * To the mentor of a finished roadmap. The notification holds neither the line nor the name, so that both disappear from
 * Waymark when the learner removes them.
 */
export function thanksMessage({ title, username, line }: EventData<typeof ThanksGiven>): Message {
  const [path, name] = [singleLine(title), singleLine(username)];
  return {
    kind: 'thanks-given',
    title: 'A learner thanks you',
    body: `A learner walked “${path}” to the end and left you a line.`,
    link: LINK,
    subject: `Thank you for “${path}”`,
    name: null,
    lead: [`${name} walked “${path}” to the end and left you a line.`],
    facts: [],
    quote: { label: name, text: userText(line) },
    actions: [{ label: 'Read your thanks', to: LINK }],
    after: [],
  };
}
