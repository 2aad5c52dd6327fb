import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

export function RoadmapSkeleton() {
  return (
    <div role="status" className="page py-10 md:py-14">
      <VisuallyHidden>Loading the roadmap…</VisuallyHidden>
      <div aria-hidden="true">
        <Skeleton className="h-7 w-36 rounded-full" />
        <Skeleton className="mt-5 h-12 w-4/5" />
        <Skeleton className="mt-6 h-5 w-full max-w-measure" />
        <Skeleton className="mt-2 h-5 w-2/3 max-w-measure" />
        <div className="mt-8 flex items-center gap-4">
          <Skeleton className="size-14 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
        <div className="mt-12 grid gap-8 pl-12 md:pl-24">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      </div>
    </div>
  );
}
