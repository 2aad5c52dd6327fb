import type { Caller } from '@waymark/contracts/caller';
import type { ModeratedKind } from '@waymark/contracts/community/options';
import { AppError } from '@waymark/kernel/app-error';

/** Something members wrote that can be reported and hidden. */
export interface ModeratedItem {
  kind: ModeratedKind;
  id: string;
  authorId: number;
  title: string;
  text: string;
  link: string;
  editedAt: Date | null;
  /** Deleted by its author. */
  isGone: boolean;
  /** Whether others can see it while it is not hidden: a draft is not listed. */
  isListed: boolean;
  hidden: { reason: string; at: Date } | null;
  /** Of the page that shows it, for the signal to open pages. */
  pageId: string;
}

export const itemNotFound = (): AppError => new AppError('NOT_FOUND', 'This does not exist.');

/** Error: RULE_REFUSED for the caller's own. */
export function checkIsOfOther({ authorId }: ModeratedItem, { userId }: Pick<Caller, 'userId'>): void {
  if (authorId === userId) throw new AppError('RULE_REFUSED', 'You wrote this yourself.');
}

/** Errors: NOT_FOUND for what the caller cannot see, RULE_REFUSED for the caller's own. */
export function checkCanReport(
  item: ModeratedItem | null,
  { userId }: Caller,
): asserts item is ModeratedItem {
  if (!item || item.isGone) throw itemNotFound();
  checkIsOfOther(item, { userId });
  if (!item.isListed || item.hidden) throw itemNotFound();
}

/** Errors: RULE_REFUSED for what is gone, CONFLICT for what is hidden already. */
export function checkCanHide(item: ModeratedItem | null): asserts item is ModeratedItem {
  if (!item || item.isGone) {
    throw new AppError('RULE_REFUSED', 'Its author has deleted it. Dismiss the reports.');
  }
  if (item.hidden) throw new AppError('CONFLICT', 'Another admin has already hidden this.');
}

/** Error: CONFLICT for what is not hidden. */
export function checkCanRestore(item: ModeratedItem | null): asserts item is ModeratedItem {
  if (!item?.hidden) throw new AppError('CONFLICT', 'This is not hidden.');
}
