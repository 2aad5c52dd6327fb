import { lazy, Suspense } from 'react';
import { ButtonLink } from '#shared/ui/button.tsx';
import { useFeaturedClip } from '../api/use-featured.ts';
import { HeroScene } from './hero-scene.tsx';
import { TroubleSearch } from './trouble-search.tsx';

export function Hero() {
  return (
    <section className="contours overflow-hidden border-b border-line">
      <div className="page grid items-center gap-x-12 md:min-h-[34rem] md:grid-cols-[1.1fr_1fr]">
        <div className="pt-14 pb-4 md:py-20">
          <h1 className="text-4xl lg:text-5xl">Find your way back, one step at a time.</h1>
          <p className="mt-6 max-w-[34rem] text-lg text-muted">
            People who have been through it leave a roadmap behind, in their own words and voice. Follow it at
            your own pace, with videos, podcasts and AI guidance for the steps where you get stuck.
          </p>
          <TroubleSearch />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/browse" variant="primary" size="lg">
              Start Your Journey
            </ButtonLink>
            <ButtonLink to="/apply-mentor" size="lg">
              Become a Mentor
            </ButtonLink>
          </div>
          <p className="mt-4 text-sm text-muted">Reading is free and needs no account.</p>
          <FeaturedClip />
        </div>
        <HeroScene className="mx-auto w-full max-w-[30rem] self-end" />
      </div>
    </section>
  );
}

const FeaturedPlayer = lazy(() => import('./featured-player.tsx'));

/** The voice of a mentor, if the operator has chosen one. The player is loaded only then. */
function FeaturedClip() {
  const { data: clip } = useFeaturedClip();
  return (
    clip && (
      <Suspense fallback={null}>
        <FeaturedPlayer clip={clip} />
      </Suspense>
    )
  );
}
