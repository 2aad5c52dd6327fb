import type { HomePath } from '@waymark/contracts/roadmaps/home';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';

/** Every followed path is finished; `path` is the one finished last. */
export function AllDone({ path }: { path: HomePath }) {
  return (
    <section aria-labelledby="home-path" className="max-w-measure">
      <p className="text-sm font-semibold text-clay">You have walked all of it</p>
      <h2 dir="auto" id="home-path" className="mt-1 text-3xl wrap-anywhere md:text-4xl">
        {path.title}
      </h2>
      <TrailProgress percent={100} label={`Your progress on ${path.title}`} className="mt-6 max-w-sm" />
      <p className="mt-4 text-muted">
        See what you did and when, thank {path.mentor.name}, make a certificate, or choose where to go from
        here.
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={`/roadmap/${path.roadmapId}/done`} variant="primary" size="lg">
          Look back
        </ButtonLink>
        <TextLink to="/browse">Find another roadmap</TextLink>
      </p>
    </section>
  );
}
