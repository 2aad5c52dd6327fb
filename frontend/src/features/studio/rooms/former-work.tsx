import type { RoadmapSummary } from '@waymark/contracts/roadmaps/http';
import { useState } from 'react';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { DeleteRoadmapDialog, UnpublishDialog } from '../publish/withdraw-dialogs.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import { useMyRoadmaps } from '../shared/use-my-roadmaps.ts';

interface OpenDialog {
  Dialog: typeof UnpublishDialog;
  roadmap: RoadmapSummary;
}

/** The roadmaps of a former mentor: to read, unpublish, delete or export. Nothing for a user without any. */
export function FormerWork() {
  const mine = useMyRoadmaps();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  if (mine.isPending) return null;
  if (!mine.data) return <QueryError title="Your roadmaps did not load" query={mine} />;
  const roadmaps = mine.data.pages.flatMap(({ items }) => items);
  if (roadmaps.length === 0) return null;
  return (
    <section aria-labelledby="former-work" className="mt-8 w-full max-w-measure text-left">
      <h2 id="former-work" className="text-2xl">
        What you made stays yours
      </h2>
      <p className="mt-2 text-muted">
        You can read your roadmaps, take them down, and export everything with your data. To change or publish
        them, you need to be a mentor.
      </p>
      <ul className="mt-5 grid gap-4">
        {roadmaps.map((roadmap) => (
          <Row key={roadmap.id} roadmap={roadmap} onOpen={setOpen} />
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        {mine.hasNextPage && (
          <Button loading={mine.isFetchingNextPage} onClick={() => void mine.fetchNextPage()}>
            Load More
          </Button>
        )}
        <ButtonLink to="/account">Export my data</ButtonLink>
      </div>
      {open && <open.Dialog roadmap={open.roadmap} onClose={() => setOpen(null)} />}
    </section>
  );
}

function Row({ roadmap, onOpen }: { roadmap: RoadmapSummary; onOpen: (dialog: OpenDialog) => void }) {
  const { id, title, status, followers } = roadmap;
  const isKept = (status === 'archived' || status === 'hidden') && followers > 0;
  return (
    <Card as="li" className="p-5">
      <StatusBadge status={status} />
      <h3 dir="auto" className="mt-2 text-xl wrap-anywhere">
        {title}
      </h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink size="sm" to={`/roadmap/${id}/preview`}>
          Read<span className="sr-only">: {title}</span>
        </ButtonLink>
        {status === 'published' && (
          <Button size="sm" onClick={() => onOpen({ Dialog: UnpublishDialog, roadmap })}>
            Unpublish<span className="sr-only">: {title}</span>
          </Button>
        )}
        {!isKept && (
          <Button size="sm" onClick={() => onOpen({ Dialog: DeleteRoadmapDialog, roadmap })}>
            {followers > 0 ? 'Archive' : 'Delete'}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
