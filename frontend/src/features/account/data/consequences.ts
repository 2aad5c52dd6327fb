import type { AccountDeletion, Sums } from '@waymark/contracts/identity/account';
import { Currency } from '@waymark/contracts/money';
import { plural } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';

export interface Consequence {
  title: string;
  text: string;
}

/** "€20.00 and $25.00". */
export function sumsText(sums: Sums): string {
  const amounts = sums.map(({ amount, currency }) => {
    const known = Currency.safeParse(currency);
    return known.success ? formatMoney(amount, known.data) : `${(amount / 100).toFixed(2)} ${currency}`;
  });
  return amounts.length < 2 ? (amounts[0] ?? '') : `${amounts.slice(0, -1).join(', ')} and ${amounts.at(-1)}`;
}

/** What the deletion does, in the order of when it happens. Without what does not concern the person. */
export function consequencesOf(deletion: AccountDeletion): Consequence[] {
  return [
    { title: 'Logged out everywhere', text: 'All your devices are logged out at once.' },
    ...sessionsAhead(deletion),
    ...unpaid(deletion),
    ...roadmaps(deletion),
    { title: 'Deleted with the account', text: deletedText(deletion) },
    ...money(deletion),
    {
      title: 'Your username',
      text: `“${deletion.username}” is removed. For 90 days after the deletion no one can register it.`,
    },
  ];
}

function sessionsAhead({ sessions }: AccountDeletion): Consequence[] {
  const { asLearner, asMentor } = sessions;
  const found: Consequence[] = [];
  if (asLearner.cancelled > 0) {
    const parts = [`${plural(asLearner.cancelled, 'upcoming session')} of yours cancelled at once.`];
    if (asLearner.refunded.length > 0) parts.push(`${sumsText(asLearner.refunded)} goes back to your card.`);
    if (asLearner.notRefunded.length > 0) {
      parts.push(
        `${sumsText(asLearner.notRefunded)} is not refunded, because the time to cancel freely is over.`,
      );
    }
    found.push({ title: 'Sessions you booked', text: parts.join(' ') });
  }
  if (asMentor.cancelled > 0) {
    const back =
      asMentor.refunded.length > 0 ? ` ${sumsText(asMentor.refunded)} goes back to your learners.` : '';
    const text = `${plural(asMentor.cancelled, 'upcoming session')} with learners cancelled at once, and the learners notified.${back}`;
    found.push({ title: 'Sessions as a mentor', text });
  }
  return found;
}

function unpaid({ sessions: { unpaid: due } }: AccountDeletion): Consequence[] {
  if (due.count === 0) return [];
  const text = `${plural(due.count, 'finished session')} (${sumsText(due.amounts)}) not paid yet. Please pay first, under Sessions. Otherwise it stays recorded as unpaid.`;
  return [{ title: 'Still to be paid', text }];
}

function roadmaps({ isMentor, roadmaps: { followed, unfollowed, uploads } }: AccountDeletion): Consequence[] {
  const found: Consequence[] = [];
  if (isMentor) {
    const text =
      'You leave the directory at once, and no one can book you. Your profile, hours and prices are deleted.';
    found.push({ title: 'Your mentor profile', text });
  }
  if (followed.count > 0) {
    const text = `${plural(followed.count, 'roadmap')} with ${plural(followed.people, 'follower')}: you choose below. Until the account is deleted, they stay as they are.`;
    found.push({ title: 'Roadmaps others follow', text });
  }
  if (unfollowed + uploads > 0) {
    const text = `${plural(unfollowed, 'roadmap')} without followers and ${plural(uploads, 'uploaded file')} deleted. Recordings and pictures in a roadmap that stays are kept with it.`;
    found.push({ title: 'Drafts and uploads', text });
  }
  return found;
}

function deletedText({
  roadmaps: { following, reflections },
  sessions,
  community: { requests, responses, materials, hosted, registrations },
}: AccountDeletion): string {
  const own = [
    'your email address, password, notifications and emails',
    ...(following > 0 ? [`progress on ${plural(following, 'roadmap')}`] : []),
    ...(reflections > 0 ? [plural(reflections, 'private reflection')] : []),
    ...(requests > 0 ? [`${plural(requests, 'request')} for help with their threads`] : []),
    ...(responses > 0 ? [`the text of ${plural(responses, 'response')} to other mentors`] : []),
    ...(materials > 0
      ? [`${plural(materials, 'learning material')} with ${materials === 1 ? 'its file' : 'their files'}`]
      : []),
    ...(hosted > 0 ? [`${plural(hosted, 'peer session')} you host, which are cancelled first`] : []),
    ...(registrations > 0 ? [`your ${plural(registrations, 'place')} in peer sessions`] : []),
    'moods and AI coaching',
  ];
  const text = `We delete ${own.slice(0, -1).join(', ')}, ${own.at(-1)}.`;
  const { reviewsWritten } = sessions;
  if (reviewsWritten === 0) return text;
  return `${text} ${plural(reviewsWritten, 'review')} you wrote ${reviewsWritten === 1 ? 'stays' : 'stay'}, without your name.`;
}

function money({ payments: { records, openRefunds, owed } }: AccountDeletion): Consequence[] {
  if (records === 0) return [];
  const open =
    openRefunds.length > 0
      ? ` ${sumsText(openRefunds)} is being refunded to you; it arrives even without an account.`
      : '';
  const earned =
    owed.length > 0
      ? ` ${sumsText(owed)} that you earned by sessions is not paid yet. It stays owed to you; tell us before you leave how to send it.`
      : '';
  const text = `${plural(records, 'payment record')} kept, as tax law requires, without your name.${open}${earned}`;
  return [{ title: 'Payments', text }];
}
