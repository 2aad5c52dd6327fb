import { ResponseHelped, SupportRequested, SupportResponded } from '@waymark/contracts/community/events';
import { singleLine, userText } from './message.ts';
import { notice } from './notice.ts';

const MAX_BODY = 140;
const linkOf = (requestId: string): string => `/mentor-community/support/${encodeURIComponent(requestId)}`;
const short = (text: string): string => {
  const line = singleLine(text);
  return line.length > MAX_BODY ? `${line.slice(0, MAX_BODY - 1).toWellFormed()}…` : line;
};

/** To a mentor who offers one of the skills. Contains no description: it is read on Waymark. */
export const requested = notice(SupportRequested, {
  kind: 'support-requested',
  topic: 'community',
  to: ({ mentorIds }) => mentorIds,
  text(data) {
    const [name, title] = [singleLine(data.authorName), singleLine(data.title)];
    const link = linkOf(data.requestId);
    return {
      title: `${name} asks for help`,
      body: short(title),
      link,
      subject: `${name} asks for help: ${title}`,
      lead: [`${name} asks other mentors for help with something that you offer help with.`],
      facts: [
        { label: 'Request', text: title },
        { label: 'Skills', text: data.skillsNeeded.map(singleLine).join(', ') },
        { label: 'Urgency', text: data.urgency },
      ],
      actions: [{ label: 'Read the request', to: link }],
      after: ['You are receiving this because your card says you are available for peer support.'],
    };
  },
});

/** To the author of the request, or of the response it replies to. */
export const responded = notice(SupportResponded, {
  kind: 'support-responded',
  topic: 'community',
  to: ({ toIds }) => toIds,
  text(data) {
    const [name, title] = [singleLine(data.authorName), singleLine(data.title)];
    const link = linkOf(data.requestId);
    return {
      title: `${name} responded`,
      body: short(`“${title}”: ${data.text}`),
      link,
      subject: `${name} responded: ${title}`,
      lead: [`${name} wrote in the thread of “${title}”.`],
      quote: { label: name, text: userText(data.text) },
      actions: [{ label: 'Open the thread', to: link }],
    };
  },
});

/** To the author of the response that helped. */
export const helped = notice(ResponseHelped, {
  kind: 'support-helped',
  topic: 'community',
  to: ({ responderId }) => [responderId],
  text(data) {
    const [name, title] = [singleLine(data.authorName), singleLine(data.title)];
    const link = linkOf(data.requestId);
    return {
      title: 'Your response helped',
      body: short(`${name} marked it in “${title}”.`),
      link,
      subject: `Your response helped: ${title}`,
      lead: [`${name} marked your response to “${title}” as the one that helped. Thank you.`],
      actions: [{ label: 'Open the thread', to: link }],
    };
  },
});
