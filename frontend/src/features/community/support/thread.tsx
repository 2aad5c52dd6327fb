import type { SupportResponse, SupportThread } from '@waymark/contracts/community/support';
import { plural } from '#lib/format.ts';
import { ResponseForm } from './response-form.tsx';
import { ResponseItem } from './response-item.tsx';

/** The responses with their replies, and a form for another one while the request is open. */
export function Thread({ request, userId }: { request: SupportThread; userId: number }) {
  const { id, thread, responses, state, hidden } = request;
  const roots = thread.filter(({ parentId }) => parentId === null);
  const repliesOf = (root: SupportResponse) => thread.filter(({ parentId }) => parentId === root.id);
  return (
    <section aria-labelledby="responses" className="mt-10 border-t border-line pt-8">
      <h2 id="responses" className="text-2xl">
        <span role="status">{responses === 0 ? 'No responses yet' : plural(responses, 'response')}</span>
      </h2>
      <ol className="mt-5 grid gap-5">
        {roots.map((root) => (
          <li key={root.id} className="grid gap-3">
            <ResponseItem request={request} response={root} userId={userId} />
            {repliesOf(root).length > 0 && (
              <ol
                aria-label={`Replies to ${root.mentor.name}`}
                className="ml-4 grid gap-3 border-l-2 border-line pl-4 sm:ml-10"
              >
                {repliesOf(root).map((reply) => (
                  <li key={reply.id}>
                    <ResponseItem request={request} response={reply} userId={userId} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {state === 'open' && !hidden ? (
        <ResponseForm requestId={id} label="Your response" className="mt-8" />
      ) : (
        <p className="mt-8 text-muted">
          This request is {hidden ? 'hidden' : 'closed'}, so it no longer takes responses.
        </p>
      )}
    </section>
  );
}
