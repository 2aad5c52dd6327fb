import { ButtonLink } from '#shared/ui/button.tsx';

export function Trailhead() {
  return (
    <section aria-labelledby="trailhead" className="contours">
      <div className="page pt-24 pb-20 md:pt-32 md:pb-28">
        <div data-trail-side className="flex flex-col items-center text-center">
          <div data-trail-mark="step" className="h-16" />
          <p className="text-sm font-semibold text-clay">You are here</p>
          <h2 id="trailhead" className="mt-1 text-3xl md:text-4xl">
            The first step is a small one.
          </h2>
          <p className="mt-4 max-w-md text-muted">
            Read a roadmap to the end before you start. Take a break whenever you like: your place is saved.
          </p>
          <ButtonLink to="/browse" variant="primary" size="lg" className="mt-8">
            Find a roadmap
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
