import { ButtonLink } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { StoryButton } from '#shared/user-stories/story-button.tsx';
import { isLive, useMyStories } from '#shared/user-stories/use-user-stories.ts';

/** At the end of a completed roadmap: the way to its end page, and one story about it. */
export default function StoryOffer({ roadmapId }: { roadmapId: string }) {
  const { data } = useMyStories();
  if (!data) return null;
  const sent = data.find((story) => story.roadmapId === roadmapId && isLive(story));
  return (
    <section
      aria-labelledby="story-offer"
      className="mt-10 grid gap-3 rounded-card border border-line bg-raised p-6"
    >
      <h2 id="story-offer" className="text-2xl">
        You came all the way
      </h2>
      <ButtonLink to={`/roadmap/${roadmapId}/done`} variant="primary" className="justify-self-start">
        Look back on it
      </ButtonLink>
      {sent ? (
        <p className="text-muted">
          {sent.state === 'published'
            ? 'Your story is on our home page. '
            : 'We have your story and will let you know once we have read it. '}
          <TextLink to="/account">Your stories</TextLink>
        </p>
      ) : (
        <>
          <p className="max-w-measure text-muted">
            Someone is where you were at the first step. Would you tell them how it went?
          </p>
          <StoryButton roadmapId={roadmapId} />
        </>
      )}
    </section>
  );
}
