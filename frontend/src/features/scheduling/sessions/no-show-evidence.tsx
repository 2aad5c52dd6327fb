import type { Session } from '@waymark/contracts/scheduling/sessions';
import { firstName } from '../texts.ts';
import { momentText } from './no-show-texts.ts';

/** What Waymark recorded about the two people. */
export function NoShowEvidence({ session }: { session: Session }) {
  const { role, noShowCase, with: other } = session;
  if (!noShowCase) return null;
  const { mentorJoinedAt, learnerJoinedAt, notesAt } = noShowCase.evidence;
  const [mine, theirs] =
    role === 'mentor' ? [mentorJoinedAt, learnerJoinedAt] : [learnerJoinedAt, mentorJoinedAt];
  const name = firstName(other.name);
  return (
    <div className="text-sm">
      <p className="font-semibold">What Waymark recorded</p>
      <ul className="mt-1 list-disc pl-5">
        <li>
          {mine
            ? `You opened the meeting on ${momentText(mine)}.`
            : 'Waymark did not see you open the meeting.'}
        </li>
        <li>
          {theirs
            ? `${name} opened the meeting on ${momentText(theirs)}.`
            : `Waymark did not see ${name} open the meeting.`}
        </li>
        {notesAt && <li>The mentor wrote notes after the start.</li>}
      </ul>
      <p className="mt-1 text-muted">
        Only “Join” in Waymark is recorded. The links in emails and calendars are not.
      </p>
    </div>
  );
}
