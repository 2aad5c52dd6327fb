import type { OperatorInfo, OperatorPage } from '@waymark/contracts/operator';
import { privacySections, type Section } from './privacy-text.ts';

const section = (title: string, ...texts: string[]): Section => ({
  title,
  statements: texts.map((text) => ({ text })),
});

const WHO_UNKNOWN =
  'The person or company that runs this Waymark has not stated their name here. Please bear that in mind before you entrust it with anything.';

/** The operator with the address as far as they are known. */
const operatorLines = ({
  name,
  address,
  demo,
}: {
  name: string | null;
  address: string | null;
  demo: boolean;
}) => [
  name
    ? `This Waymark is run by ${name}${address ? `, ${address.split(/\s*\n\s*/).join(', ')}` : ''}.`
    : WHO_UNKNOWN,
  ...(demo
    ? ['It is a demo: its accounts are shared, their passwords are public, and no real money moves.']
    : []),
];

const about = ({ name, address, facts }: OperatorInfo): Section[] => [
  section('Who runs this', ...operatorLines({ name, address, demo: facts.demo })),
  section(
    'What Waymark is',
    'Mentors turn what they lived through into roadmaps. Learners follow them one step at a time and can book sessions. Mentors are people who report their own experience; they apply, and an admin or a review decides about the application.',
    'Waymark is software that anyone can run. Whoever runs it is responsible for this installation, for its admins and for its data.',
  ),
  section(
    'What it is not',
    'It is not medical care, therapy, legal or financial advice, and not an emergency service. If you are in danger, use “Help now”, at the bottom of every page.',
  ),
];

const terms = ({ name, facts }: OperatorInfo): Section[] => [
  section(
    'The agreement',
    name
      ? `These terms apply between you and ${name}, who runs this Waymark.`
      : `These terms apply between you and whoever runs this Waymark. ${WHO_UNKNOWN}`,
    'An account is free. You can delete it at any time under Account.',
  ),
  section(
    'What you can expect',
    'A roadmap is one person’s experience. It may help you or not, and it replaces no doctor, therapist, lawyer or adviser. Drafts can be made by software; the mentor has looked at every step before it is published.',
    'Nobody promises that Waymark is always available or free of errors. You can download what is yours at any time.',
  ),
  section(
    'What we ask of you',
    'Keep your password to yourself. Write only what you may share, and nothing about others that they would not want to be read. Do not threaten, deceive, harass, advertise or break the law here, and do not try to reach the data of others.',
    'What breaks these rules can be reported, hidden or removed by the admins, who state a reason. An account can be suspended.',
  ),
  section(
    'What you write stays yours',
    'You allow this Waymark to store it and to show it to those for whom you publish it. A mentor decides for each source what may be done with it, and can take that back; published versions follow.',
  ),
  section(
    'Sessions and money',
    facts.payments === 'stripe'
      ? 'The price is shown before you pay. Payments are taken by Stripe. The rules for cancelling are shown when you book and are stored with your session; refunds follow them. If somebody does not come, both are asked before money moves.'
      : 'Payments here are made with test cards. No real money moves, so nothing can be owed or refunded.',
  ),
  section(
    'Changes and the law',
    'If these terms change, the new ones are on this page. The law where you live may give you rights that these terms cannot take away.',
  ),
];

const contact = ({ supportEmail, name, address }: OperatorInfo): Section[] => [
  supportEmail
    ? section(
        'Write to us',
        `${supportEmail}`,
        'For help with your account, a payment, a hidden text, a suspension or your data. State your user name, never your password, and write from the address of your account if you can.',
      )
    : section(
        'No address',
        'Whoever runs this Waymark has not stated an address for questions, so nobody here can promise you a reply.',
      ),
  ...(name || address
    ? [section('By post', [name, ...(address?.split(/\s*\n\s*/) ?? [])].filter(Boolean).join(', '))]
    : []),
  section(
    'Without writing',
    'A text or a person that harms: use “Report” beside it; the admins see it. Your data, your password and your account: under Account. A session or a payment: under Scheduling.',
  ),
  section(
    'If you are in danger',
    'Please do not write and wait. “Help now”, at the bottom of every page, has numbers that answer at once.',
  ),
];

export const TITLES: Record<OperatorPage, string> = {
  about: 'Who runs this',
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
};

/** Our text of a page, by the settings of this installation. */
export const defaultText = (page: OperatorPage, operator: OperatorInfo): Section[] =>
  ({ about, privacy, terms, contact })[page](operator);

const privacy = (operator: OperatorInfo): Section[] => [
  section('Who is responsible', ...operatorLines({ ...operator, demo: operator.facts.demo })),
  ...privacySections(operator),
];

/** The operator's own text: `# ` begins a heading, an empty line a paragraph. */
export function ownText(text: string): Section[] {
  const sections: Section[] = [];
  for (const block of text.replaceAll('\r\n', '\n').split(/\n\s*\n|\n(?=#)/)) {
    const [, heading, rest] = /^\s*#+\s*([^\n]*)\n?([\s\S]*)$/.exec(block) ?? [];
    if (heading !== undefined) sections.push(section(heading));
    const paragraph = (heading === undefined ? block : (rest ?? '')).trim();
    if (paragraph === '') continue;
    if (sections.length === 0) sections.push(section(''));
    sections.at(-1)!.statements.push({ text: paragraph });
  }
  return sections;
}
