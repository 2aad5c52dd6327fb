import type { ReceivedThanks as Received } from '@waymark/contracts/roadmaps/endings';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatRelative } from '#lib/format.ts';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { useHideThanks, useReceivedThanks } from '../api/use-desk.ts';

/** Lines of learners who finished a roadmap; nothing without any. Notifications link to `/#thanks`. */
export function ReceivedThanks() {
  const thanks = useReceivedThanks();
  const hide = useHideThanks();
  const heading = useLinkedHeading(thanks.isSuccess);
  const items = thanks.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 id="thanks" ref={heading} tabIndex={-1} className="text-xl">
        Thanks from learners
      </h3>
      <ul className="mt-4 grid gap-6">
        {items.map((one) => (
          <li key={one.id}>
            <Line thanks={one} onHide={() => hide.mutate(one.id)} />
          </li>
        ))}
      </ul>
      {thanks.hasNextPage && <LoadMore found={thanks} />}
    </div>
  );
}

function Line({ thanks, onHide }: { thanks: Received; onHide: () => void }) {
  return (
    <>
      <MentorQuote
        caption={`${thanks.from}, who finished “${thanks.roadmapTitle}” ${formatRelative(thanks.createdAt)}`}
      >
        {thanks.line}
      </MentorQuote>
      <button
        type="button"
        aria-label={`Remove the line of ${thanks.from}`}
        onClick={onHide}
        className="ml-4 inline-flex min-h-11 items-center rounded-control text-sm text-muted hover:text-ink"
      >
        Remove
      </button>
    </>
  );
}

/** Scrolls to the heading once, if the address names it. */
function useLinkedHeading(isReady: boolean) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    if (!isReady || hash !== '#thanks') return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
  return heading;
}
