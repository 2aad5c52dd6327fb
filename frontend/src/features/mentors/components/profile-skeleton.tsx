import { RoadmapCardSkeleton, RoadmapGrid } from '#shared/roadmap/roadmap-card.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

export function ProfileSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading mentor…</VisuallyHidden>
      <div aria-hidden="true" className="contours border-b border-line">
        <div className="page pt-6 pb-12 md:pb-16">
          <Skeleton className="h-10 w-20" />
          <div className="mt-6 flex items-center gap-5">
            <Skeleton className="size-20 rounded-full" />
            <div className="grow">
              <Skeleton className="h-10 w-64 max-w-full" />
              <Skeleton className="mt-3 h-6 w-28 rounded-full" />
            </div>
          </div>
          <Skeleton className="mt-8 h-28 max-w-measure" />
        </div>
      </div>
      <div className="page py-12">
        <MentorRoadmapsSkeleton />
      </div>
    </div>
  );
}

export function MentorRoadmapsSkeleton() {
  return (
    <RoadmapGrid busy>
      <RoadmapCardSkeleton />
      <RoadmapCardSkeleton />
      <RoadmapCardSkeleton />
    </RoadmapGrid>
  );
}
