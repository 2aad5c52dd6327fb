import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

export const HomeSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading your roadmaps…</VisuallyHidden>
    <div aria-busy="true" className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-14">
      <div className="grid gap-6">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="ml-12 h-64 md:ml-24" />
      </div>
      <div className="grid content-start gap-8">
        <TodaySkeleton />
      </div>
    </div>
  </div>
);

/** As tall as the mood and the streak. */
export const TodaySkeleton = () => (
  <>
    <Skeleton className="h-56" />
    <Skeleton className="h-20" />
  </>
);
