import { ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

/** For an address of nobody the user can write to. */
export function NobodyThere({ text }: { text: string }) {
  return (
    <div className="p-4 sm:p-6">
      <h1 className="sr-only">Messages</h1>
      <EmptyState
        title="There is nobody to write to here"
        drawing="signpost"
        action={<ButtonLink to="/messages">Your messages</ButtonLink>}
      >
        {text}
      </EmptyState>
    </div>
  );
}

export function ThreadSkeleton() {
  return (
    <div role="status" className="flex grow flex-col gap-4 p-4">
      <VisuallyHidden>Loading the messages…</VisuallyHidden>
      <Skeleton className="mt-2 h-14 w-3/5 rounded-card" />
      <Skeleton className="h-10 w-2/5 self-end rounded-card" />
      <Skeleton className="h-20 w-1/2 self-end rounded-card" />
      <Skeleton className="h-14 w-3/5 rounded-card" />
    </div>
  );
}
