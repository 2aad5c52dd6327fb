import type { Mark } from './story-text.ts';

/** `isWaiting`: whether passages wait for the mentor. */
export function MarkLegend({ isWaiting }: { isWaiting: boolean }) {
  return (
    <ul aria-label="Marks in the story" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      <li>
        <span className={MARKS.current}>This one</span>
      </li>
      <li>
        <span className={MARKS.other}>Other steps</span>
      </li>
      {isWaiting && (
        <li>
          <span className={MARKS.held}>Waiting for you</span>
        </li>
      )}
    </ul>
  );
}

/** The look of each mark; they differ in their lines as well as in their colours. */
export const MARKS: Record<Mark['kind'], string> = {
  current: 'rounded-sm bg-clay-soft text-ink shadow-[inset_0_-2px_0_var(--clay)]',
  other: 'bg-transparent text-inherit underline decoration-edge decoration-1 underline-offset-4',
  held: 'bg-transparent text-inherit underline decoration-amber decoration-wavy decoration-1 underline-offset-4',
};
