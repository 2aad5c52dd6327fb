import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

export const ListSkeleton = () => (
  <div role="status" className="grid gap-3 px-3">
    <VisuallyHidden>Loading your messages…</VisuallyHidden>
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="flex items-center gap-3 py-1.5">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    ))}
  </div>
);
