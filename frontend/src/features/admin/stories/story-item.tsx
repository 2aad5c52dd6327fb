import type { AdminStory, DecideStoryBody } from '@waymark/contracts/roadmaps/user-stories';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { PersonLink } from '../components/person-link.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecideStory } from './use-admin-stories.ts';

export function StoryItem({ story }: { story: AdminStory }) {
  const [isRejecting, setIsRejecting] = useState(false);
  const decide = useDecideStory();
  const send = (decision: Pick<DecideStoryBody, 'state' | 'reason'>) =>
    decide.mutate(
      { id: story.id, body: { ...decision, from: story.state } },
      {
        onSuccess: ({ state }) => {
          setIsRejecting(false);
          toast({
            title: state === 'published' ? 'Story published' : 'Story rejected',
            description: 'Its author is notified.',
            variant: 'success',
          });
        },
        onError: (error) => toastError('Not decided', error),
      },
    );
  const isPublished = story.state === 'published';
  return (
    <li className="rounded-card border border-line bg-raised p-5">
      <h2 dir="auto" className="text-xl">
        {story.title}
      </h2>
      <p className="mt-1 text-sm text-muted">
        <PersonLink id={story.author.id} name={story.author.username} />, shown as {story.name} ·{' '}
        {formatDate(story.createdAt)}
        {story.roadmapId && story.roadmapTitle && (
          <>
            {' · '}
            <TextLink to={`/roadmap/${story.roadmapId}`}>{story.roadmapTitle}</TextLink>
          </>
        )}
      </p>
      <p dir="auto" className="mt-3 max-w-measure whitespace-pre-line">
        {story.story}
      </p>
      {story.decidedBy && story.decidedAt && (
        <p className="mt-3 text-sm text-muted">
          Decided by {story.decidedBy.username} on {formatDate(story.decidedAt)}
          {story.reason && `: ${story.reason}`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!isPublished && (
          <Button
            size="sm"
            loading={decide.isPending && !isRejecting}
            aria-label={`Publish ${story.title}`}
            onClick={() => send({ state: 'published' })}
          >
            Publish
          </Button>
        )}
        {story.state !== 'rejected' && (
          <Button
            size="sm"
            aria-label={`${isPublished ? 'Take down' : 'Reject'} ${story.title}`}
            onClick={() => setIsRejecting(true)}
          >
            {isPublished ? 'Take Down' : 'Reject'}
          </Button>
        )}
      </div>
      <RejectDialog
        open={isRejecting}
        isPublished={isPublished}
        isPending={decide.isPending}
        onClose={() => setIsRejecting(false)}
        onReject={(reason) => send({ state: 'rejected', reason })}
      />
    </li>
  );
}
