import type { FeaturedClip } from '@waymark/contracts/roadmaps/media';
import { ClipPlayer } from '#shared/audio/clip-player.tsx';
import { Avatar } from '#shared/ui/avatar.tsx';
import { TextLink } from '#shared/ui/link.tsx';

export default function FeaturedPlayer({ clip }: { clip: FeaturedClip }) {
  const { mentor, title, url, seconds, roadmapId } = clip;
  return (
    <section
      aria-label={`The voice of ${mentor.name}`}
      className="mt-8 grid max-w-[34rem] gap-3 rounded-card border border-line border-l-4 border-l-clay bg-raised px-5 py-4"
    >
      <div className="flex items-center gap-3 text-sm">
        <Avatar id={mentor.id} name={mentor.name} src={mentor.avatar} size={32} />
        <p>
          <span dir="auto" className="font-semibold">
            {mentor.name}
          </span>{' '}
          on <TextLink to={`/roadmap/${roadmapId}`}>“{title}”</TextLink>
        </p>
      </div>
      <ClipPlayer
        {...{ url, start: 0, end: seconds }}
        label="Hear it in their own voice"
        what={`${mentor.name} on “${title}”`}
        spoken={clip}
        playing={{ title, artist: mentor.name }}
      />
    </section>
  );
}
