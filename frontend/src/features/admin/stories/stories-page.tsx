import type { StoryState } from '@waymark/contracts/roadmaps/user-stories';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { StoryItem } from './story-item.tsx';
import { useAdminStories } from './use-admin-stories.ts';

const segments = [
  { value: 'submitted', label: 'Waiting' },
  { value: 'published', label: 'Published' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies { value: StoryState; label: string }[];
type Shown = (typeof segments)[number]['value'];

/** Stories of users, to publish on the landing page. */
export default function StoriesPage() {
  const [state, setState] = useState<Shown>('submitted');
  return (
    <AdminFrame title="Stories" what="stories">
      <h1 className="text-4xl">Stories</h1>
      <p className="mt-2 max-w-measure text-muted">
        Sent in by users who agreed to publish them. A published one is first on the landing page.
      </p>
      <SegmentedControl
        label="State"
        value={state}
        onChange={setState}
        segments={segments}
        className="mt-6 max-w-full"
      />
      <List state={state} onShow={setState} />
    </AdminFrame>
  );
}

function List({ state, onShow }: { state: Shown; onShow: (state: Shown) => void }) {
  const found = useAdminStories(state);
  if (found.isPending) return <Skeleton className="mt-6 h-48 rounded-card" />;
  if (!found.data) return <QueryError title="The stories did not load" query={found} className="mt-6" />;
  const stories = found.data.pages.flatMap(({ items }) => items);
  if (stories.length === 0) {
    return (
      <EmptyState
        title="No stories here"
        drawing="letter"
        className="mt-10"
        action={
          state === 'submitted' ? (
            <Button onClick={() => onShow('published')}>Published stories</Button>
          ) : (
            <Button onClick={() => onShow('submitted')}>Waiting stories</Button>
          )
        }
      >
        {state === 'submitted' ? 'Every story sent in has been reviewed.' : 'None so far.'}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="mt-6 grid gap-4">
        {stories.map((story) => (
          <StoryItem key={story.id} story={story} />
        ))}
      </ul>
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}
