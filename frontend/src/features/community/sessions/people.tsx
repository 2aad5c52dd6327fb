import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import type { Author } from '@waymark/contracts/community/support';
import { useId } from 'react';
import { Avatar } from '#shared/ui/avatar.tsx';

/** Who takes part, for those who do; who waits, for the host. */
export function People({ session }: { session: PeerSessionDetails }) {
  const { own, participants, waitingList, status } = session;
  if (own !== 'host' && own !== 'registered') return null;
  return (
    <div className="mt-10 grid gap-8 border-t border-line pt-8">
      <Names title="Participants" people={participants}>
        {status === 'upcoming' ? 'No registrations yet.' : 'There were no registrations.'}
      </Names>
      {waitingList.length > 0 && <Names title="Waiting list, in order" people={waitingList} />}
    </div>
  );
}

function Names({ title, people, children }: { title: string; people: Author[]; children?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {people.length === 0 && <p className="mt-2 text-muted">{children}</p>}
      <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        {people.map(({ id: userId, name, avatar }) => (
          <li key={userId} className="flex items-center gap-2">
            <Avatar id={userId} name={name} src={avatar} size={32} />
            <span dir="auto" className="break-words">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
