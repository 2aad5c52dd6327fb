import type { AskedPathRequest } from '@waymark/contracts/roadmaps/path-requests';
import { formatDate } from '#lib/format.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { StudioFrame } from './studio-frame.tsx';
import { useAskedPathRequests, useDeleteAskedPathRequest } from './use-asked-paths.ts';

export default function PathRequestsRoom() {
  return (
    <StudioFrame title="What people look for">
      {({ role }) => <PathRequests isAdmin={role === 'admin'} />}
    </StudioFrame>
  );
}

function PathRequests({ isAdmin }: { isAdmin: boolean }) {
  const found = useAskedPathRequests();
  return (
    <section aria-labelledby="requests">
      <h2 id="requests" className="text-2xl">
        What people look for
      </h2>
      <p className="mt-1 mb-6 max-w-measure text-muted">
        People searched for a roadmap through this and found none. Perhaps it is a way that you have walked.
      </p>
      <Listing
        found={found}
        name="Requests"
        empty={{
          title: 'No requests yet',
          drawing: 'letter',
          text: 'When a search finds no roadmap, people can ask for one, and it appears here.',
          action: <ButtonLink to={ROADMAPS_ROOM}>Your roadmaps</ButtonLink>,
        }}
      >
        {(pathRequests) => (
          <ul className="max-w-2xl divide-y divide-line">
            {pathRequests.map((pathRequest) => (
              <PathRequestItem key={pathRequest.id} pathRequest={pathRequest} isAdmin={isAdmin} />
            ))}
          </ul>
        )}
      </Listing>
    </section>
  );
}

function PathRequestItem({
  pathRequest: { id, text, asked, newestAt },
  isAdmin,
}: {
  pathRequest: AskedPathRequest;
  isAdmin: boolean;
}) {
  const remove = useDeleteAskedPathRequest();
  return (
    <li className="flex items-start justify-between gap-4 py-4">
      <div className="min-w-0">
        <p dir="auto" className="font-serif text-lg wrap-anywhere">
          {text}
        </p>
        <p className="tabular mt-1 text-sm text-muted">
          {asked === 1 ? 'One person' : `${asked} people`}, last on{' '}
          <time dateTime={newestAt}>{formatDate(newestAt)}</time>
        </p>
      </div>
      {isAdmin && (
        <Button
          size="sm"
          aria-label={`Delete the request “${text}”`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(id, { onError: (error) => toastError('Request not deleted', error) })}
        >
          Delete
        </Button>
      )}
    </li>
  );
}
