import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useDeletePathRequest, useMyPathRequests } from '../api/use-path-requests.ts';

/** The requests of the user, which only they can take back. Nothing without any. */
export function MyPathRequests() {
  const pathRequests = useMyPathRequests();
  const remove = useDeletePathRequest();
  if (pathRequests.isError) return <QueryError title="Your requests did not load" query={pathRequests} />;
  if (!pathRequests.data || pathRequests.data.length === 0) return null;
  return (
    <section aria-labelledby="my-requests" className="mt-8">
      <h3 id="my-requests" className="text-lg">
        Your requests
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {pathRequests.data.map(({ id, text }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {text}
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Delete the request “${text}”`}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(id, { onError: (error) => toastError('Request not deleted', error) })
              }
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
