import { Card } from '#shared/ui/card.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { StoryButton } from '#shared/user-stories/story-button.tsx';
import { isLive, useMyStories } from '#shared/user-stories/use-user-stories.ts';

/** One story per roadmap. */
export function StorySection({ roadmapId }: { roadmapId: string }) {
  const { data } = useMyStories();
  if (!data) return null;
  const sent = data.find((story) => story.roadmapId === roadmapId && isLive(story));
  return (
    <Card as="section" aria-labelledby="story" className="grid gap-3">
      <h2 id="story" className="text-xl">
        Your story
      </h2>
      {sent ? (
        <p className="text-muted">
          {sent.state === 'published'
            ? 'Your story is on our home page. '
            : 'We have your story and will write to you once it has been read. '}
          <TextLink to="/account">Your stories</TextLink>
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            Other people are at the first step now. A few sentences on how it went help them.
          </p>
          <StoryButton roadmapId={roadmapId} />
        </>
      )}
    </Card>
  );
}
