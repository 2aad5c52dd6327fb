import type { StoryState, UserStory } from '@waymark/contracts/roadmaps/user-stories';
import { useState } from 'react';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { StoryButton } from '#shared/user-stories/story-button.tsx';
import { isLive, useMyStories, useWithdrawStory } from '#shared/user-stories/use-user-stories.ts';

/** The stories that the user submitted, with what became of them. */
export function MyStories() {
  const stories = useMyStories();
  return (
    <section aria-labelledby="my-stories">
      <h2 id="my-stories" className="text-2xl">
        Your stories
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-sm text-muted">
        How did it go? Published stories are shown on our home page, with your first name or anonymously.
      </p>
      {stories.isPending && <Skeleton className="mb-4 h-24 rounded-card" />}
      {stories.error && <QueryError title="Your stories did not load" query={stories} className="mb-4" />}
      {stories.data && stories.data.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {stories.data.map((story) => (
            <OneStory key={story.id} story={story} />
          ))}
        </ul>
      )}
      <StoryButton />
    </section>
  );
}

function OneStory({ story }: { story: UserStory }) {
  return (
    <li className="rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 dir="auto" className="text-lg">
          {story.title}
        </h3>
        <StoryStateBadge state={story.state} />
      </div>
      <p className="mt-1 text-sm text-muted">
        {[story.roadmapTitle, `as ${story.name}`].filter(Boolean).join(' · ')}
      </p>
      <p dir="auto" className="mt-3 line-clamp-3 whitespace-pre-line">
        {story.story}
      </p>
      {story.state === 'rejected' && story.reason && (
        <p className="mt-3 border-l-2 border-clay pl-3 text-sm">{story.reason}</p>
      )}
      {isLive(story) && <Withdraw story={story} />}
    </li>
  );
}

function Withdraw({ story }: { story: UserStory }) {
  const [isAsked, setIsAsked] = useState(false);
  const withdraw = useWithdrawStory();
  const confirm = () =>
    withdraw.mutate(story.id, {
      onSuccess: () => setIsAsked(false),
      onError: (error) => toastError('Story not withdrawn', error),
    });
  return (
    <>
      <Button
        size="sm"
        className="mt-4"
        aria-label={`Withdraw ${story.title}`}
        onClick={() => setIsAsked(true)}
      >
        Withdraw
      </Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Withdraw this story?"
        description={
          story.state === 'published'
            ? 'It disappears from our home page. You can send a new one.'
            : 'We will not read it. You can send a new one.'
        }
        confirmLabel="Withdraw"
        destructive
        pending={withdraw.isPending}
        onConfirm={confirm}
      />
    </>
  );
}

const states: Record<StoryState, { label: string; tone: Tone }> = {
  submitted: { label: 'Waiting to be read', tone: 'amber' },
  published: { label: 'Published', tone: 'moss' },
  rejected: { label: 'Not published', tone: 'clay' },
  withdrawn: { label: 'Withdrawn', tone: 'slate' },
};

const StoryStateBadge = ({ state }: { state: StoryState }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);
