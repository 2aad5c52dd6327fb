import type { Session } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { Scale } from 'lucide-react';
import { firstName } from '../texts.ts';
import { caseText } from './no-show-texts.ts';
import { Words } from './words.tsx';

/** The state of a reported no-show, with what both people and an admin wrote. */
export function NoShowNotice({ session }: { session: Session }) {
  const { noShowCase, can, role, with: other } = session;
  const shown = noShowCase && caseText(session, noShowCase);
  if (!noShowCase || !shown) return null;
  const name = firstName(other.name);
  const isMine = noShowCase.reportedBy === role;
  return (
    <section
      aria-label="Reported no-show"
      className={clsx(
        'mt-4 flex gap-3 rounded-card border p-4',
        can.respondNoShow ? 'border-amber bg-amber-soft text-ink' : 'border-line bg-sunken',
      )}
    >
      <Scale aria-hidden="true" className="mt-1 size-5 shrink-0" />
      <div className="grid min-w-0 gap-2">
        <p className="font-semibold">{shown.title}</p>
        <p className="max-w-measure text-sm">{shown.text}</p>
        {noShowCase.claim && <Words of={isMine ? 'You wrote' : `${name} wrote`} text={noShowCase.claim} />}
        {noShowCase.response && (
          <Words of={isMine ? `${name} responded` : 'You responded'} text={noShowCase.response} />
        )}
        {noShowCase.reason && <Words of="Reason of the decision" text={noShowCase.reason} />}
      </div>
    </section>
  );
}
