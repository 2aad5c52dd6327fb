import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../../lib/connection.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/use-user.ts';
import { RoadmapScene } from '../../shared/roadmap/roadmap-scene.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { type SavedRoadmap, savedRoadmaps } from './saved-roadmaps.ts';

export default function OfflinePage() {
  useDocumentTitle('Saved on this device');
  const { user, isLoading } = useUser();
  const isOnline = useConnection() === 'online';
  const saved = useQuery({
    queryKey: ['saved-roadmaps', user?.id],
    queryFn: () => savedRoadmaps(user?.id ?? null),
    staleTime: 0,
    enabled: !isLoading,
  });
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-3xl md:text-4xl">Saved on this device</h1>
      <p className="mt-4 max-w-measure text-muted">
        {isOnline
          ? 'The roadmaps you follow, and those you opened last, are saved here, so that you can read them and tick steps offline.'
          : 'You can read these and tick steps offline. Everything else has to wait until you are back online.'}
      </p>
      <div className="mt-8 max-w-measure">
        {saved.data ? <List saved={saved.data} /> : <Skeleton className="h-40" />}
      </div>
    </div>
  );
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function List({ saved }: { saved: readonly SavedRoadmap[] }) {
  if (saved.length === 0) {
    return (
      <EmptyState
        title="Nothing is saved yet"
        drawing="tent"
        action={<ButtonLink to="/browse">Browse Roadmaps</ButtonLink>}
      >
        Follow a roadmap while you are online, and you can read it here when you are offline.
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {saved.map(({ id, title, mentor, category, savedAt }) => (
        <li key={id} className="flex items-center gap-4 py-4">
          <RoadmapScene roadmap={{ id, category }} size="thumb" className="rounded-control" />
          <div>
            <TextLink to={`/roadmap/${id}`}>
              <span dir="auto" className="font-serif text-xl">
                {title}
              </span>
            </TextLink>
            <p className="mt-1 text-sm text-muted">
              {mentor}. Saved copy from {moment.format(savedAt)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
