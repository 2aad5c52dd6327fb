import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../../components/ui/alert-dialog.tsx';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Button, ButtonLink } from '../../../../components/ui/button.tsx';
import { CategoryBadge } from '../../../../components/ui/category-badge.tsx';
import { plural } from '../../../../lib/format.ts';
import { usePublish, useUnpublish } from '../../api/use-studio-roadmap.ts';
import { DetailsDialog } from './details-dialog.tsx';

/** Title, state and the two actions that change who sees it. */
export function WorkspaceHeader({ roadmap }: { roadmap: Roadmap }) {
  const [editing, setEditing] = useState(false);
  const published = roadmap.status === 'published';
  return (
    <header className="mt-2">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <CategoryBadge category={roadmap.category} />
            <Badge tone={published ? 'moss' : 'amber'}>{published ? 'Published' : 'Draft'}</Badge>
          </div>
          <h1 className="mt-2 text-3xl text-balance">{roadmap.title}</h1>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4" />
            Edit details
          </Button>
          <ButtonLink to={`/roadmap/${roadmap.id}`}>See it as a learner</ButtonLink>
          {published ? <UnpublishButton roadmap={roadmap} /> : <PublishButton roadmap={roadmap} />}
        </div>
      </div>
      {editing && <DetailsDialog roadmap={roadmap} onClose={() => setEditing(false)} />}
    </header>
  );
}

function PublishButton({ roadmap }: { roadmap: Roadmap }) {
  const publish = usePublish(roadmap);
  return (
    <Button
      variant={roadmap.stages.length > 0 ? 'primary' : 'secondary'}
      loading={publish.isPending}
      onClick={() => publish.mutate()}
    >
      Publish Roadmap
    </Button>
  );
}

function UnpublishButton({ roadmap }: { roadmap: Roadmap }) {
  const [asking, setAsking] = useState(false);
  const unpublish = useUnpublish(roadmap);
  const followers =
    roadmap.followers > 0
      ? ` ${plural(roadmap.followers, 'person', 'people')} will not find it until you publish it again.`
      : '';
  return (
    <>
      <Button onClick={() => setAsking(true)}>Unpublish</Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Take this roadmap back?"
        description={`Only you will see it.${followers} Everybody's progress is kept.`}
        confirmLabel="Unpublish"
        pending={unpublish.isPending}
        onConfirm={() => unpublish.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
