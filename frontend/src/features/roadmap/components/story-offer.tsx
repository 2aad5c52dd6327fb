import { TextLink } from '../../../components/ui/link.tsx';
import { StoryButton } from '../../../components/user-stories/story-button.tsx';
import { isLive, useMyStories } from '../../../components/user-stories/use-user-stories.ts';

/** At the end of a completed roadmap: the learner can submit one story about it. */
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
        You walked all of it
      </h2>
      {sent ? (
        <p className="text-muted">
          {sent.state === 'published'
            ? 'Your story is on our first page. '
            : 'We have your story, and tell you when it is read. '}
          <TextLink to="/account">Your stories</TextLink>
        </p>
      ) : (
        <>
          <p className="max-w-measure text-muted">
            Somebody stands where you stood at the first step. Would you tell them how it went?
          </p>
          <StoryButton roadmapId={roadmapId} />
        </>
      )}
    </section>
  );
}
