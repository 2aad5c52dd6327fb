import type { User } from '@waymark/contracts/identity/http';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#lib/use-change-params.ts';
import { mayUseStudio } from '#lib/use-user.ts';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { useMessageCounts } from '../api/use-counts.ts';
import type { Box } from '../api/use-threads.ts';
import { FoundList } from './found-list.tsx';
import { ThreadList } from './thread-list.tsx';

/** Shorter searches find nothing of use. */
const MIN_SEARCH = 2;

interface InboxProps {
  user: User;
  /** Whether it is the page itself, and not beside a thread. */
  isPage: boolean;
}

export function Inbox({ user, isPage }: InboxProps) {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const counts = useMessageCounts();
  const isMentor = mayUseStudio(user);
  const box: Box = params.get('box') === 'requests' ? 'requests' : 'inbox';
  const q = params.get('q') ?? '';
  const requests = counts?.requests ?? 0;
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="grid content-start gap-4 p-3 sm:p-4">
      <Heading className="px-1 text-3xl">Messages</Heading>
      <SearchBox
        label="Search your messages"
        placeholder="Search your messages"
        q={q}
        onSearch={(text) => change({ q: text || null })}
      />
      {q.length < MIN_SEARCH && (isMentor || requests > 0 || box === 'requests') && (
        <SegmentedControl
          label="Box"
          value={box}
          onChange={(next) => change({ box: next === 'inbox' ? null : next })}
          segments={[
            { value: 'inbox', label: 'Inbox' },
            { value: 'requests', label: requests > 0 ? `Requests (${requests})` : 'Requests' },
          ]}
          className="justify-self-start"
        />
      )}
      {q.length >= MIN_SEARCH ? (
        <FoundList q={q} onClear={() => change({ q: null })} />
      ) : (
        <ThreadList box={box} isMentor={isMentor} query={box === 'inbox' ? '' : '?box=requests'} />
      )}
    </div>
  );
}
