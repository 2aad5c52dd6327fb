import type { ResponseHelped, SupportRequested, SupportResponded } from '@waymark/contracts/community/events';
import type { EventData } from '@waymark/contracts/events';
import { type Message, singleLine, userText } from './message.ts';

const MAX_BODY = 140;
const linkOf = (requestId: string): string => `/mentor-community/support/${encodeURIComponent(requestId)}`;
const short = (text: string): string => {
  const line = singleLine(text);
  return line.length > MAX_BODY ? `${line.slice(0, MAX_BODY - 1).toWellFormed()}…` : line;
};

/** To a mentor who offers one of the skills. Contains no description: it is read on Waymark. */
export function supportRequestedMessage(data: EventData<typeof SupportRequested>): Message {
  const [name, title] = [singleLine(data.authorName), singleLine(data.title)];
  const link = linkOf(data.requestId);
  return {
    kind: 'support-requested',
    title: `${name} asks for help`,
    body: short(title),
    link,
    subject: `${name} asks for help: ${title}`,
    name: null,
    lead: [`${name} asks other mentors for help with something that you offer help with.`],
    facts: [
      { label: 'Request', text: title },
      { label: 'Skills', text: data.skillsNeeded.map(singleLine).join(', ') },
      { label: 'Urgency', text: data.urgency },
    ],
    actions: [{ label: 'Read the request', to: link }],
    after: ['You are receiving this because your card says you are available for peer support.'],
  };
}

/** To the author of the request, or of the response it replies to. */
export function supportRespondedMessage(data: EventData<typeof SupportResponded>): Message {
  const [name, title] = [singleLine(data.authorName), singleLine(data.title)];
  const link = linkOf(data.requestId);
  return {
    kind: 'support-responded',
    title: `${name} responded`,
    body: short(`“${title}”: ${data.text}`),
    link,
    subject: `${name} responded: ${title}`,
    name: null,
    lead: [`${name} wrote in the thread of “${title}”.`],
    facts: [],
    quote: { label: name, text: userText(data.text) },
    actions: [{ label: 'Open the thread', to: link }],
    after: [],
  };
}

/** To the author of the response that helped. */
export function responseHelpedMessage(data: EventData<typeof ResponseHelped>): Message {
  const [name, title] = [singleLine(data.authorName), singleLine(data.title)];
  const link = linkOf(data.requestId);
  return {
    kind: 'support-helped',
    title: 'Your response helped',
    body: short(`${name} marked it in “${title}”.`),
    link,
    subject: `Your response helped: ${title}`,
    name: null,
    lead: [`${name} marked your response to “${title}” as the one that helped. Thank you.`],
    facts: [],
    actions: [{ label: 'Open the thread', to: link }],
    after: [],
  };
}
