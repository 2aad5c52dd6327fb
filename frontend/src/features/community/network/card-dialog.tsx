import { useState } from 'react';
import { Dialog } from '#shared/ui/dialog.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useOwnCard } from '../api/use-network.ts';
import { CardForm } from './card-form.tsx';

/** The form is mounted with the card as it was when the dialog was opened, whatever other windows save meanwhile. */
export default function CardDialog({ onClose }: { onClose: () => void }) {
  const card = useOwnCard();
  const [isFetched, setFetched] = useState(false);
  if (card.isFetchedAfterMount && !card.isFetching && !isFetched) setFetched(true);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Your card"
      description={
        <>
          What other mentors see of you here. Name, picture and introduction come from your{' '}
          <TextLink to="/mentor/profile">profile</TextLink>.
        </>
      }
    >
      {card.data && isFetched ? (
        <CardForm card={card.data} onDone={onClose} />
      ) : card.isError ? (
        <QueryError title="Your card did not load" query={card} />
      ) : (
        <div role="status" aria-label="Loading your card" className="grid gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  );
}
