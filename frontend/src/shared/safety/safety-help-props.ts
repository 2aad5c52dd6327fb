import type { Safety } from '@waymark/contracts/roadmaps/coaching';

export interface SafetyHelpProps {
  /** Null: renders only the live region that announces help later. Another object is another result. */
  safety: Safety | null;
  /**
   * `focus`: scrolls the help into view and focuses its heading, as the response to an action of the reader; `view`: only
   * scrolls. Absent: the help is announced where it is.
   */
  reveal?: 'focus' | 'view';
  /** Of its title; default 3. */
  headingLevel?: 2 | 3;
  /** States that only the writer sees it. */
  isPrivate?: boolean;
  /** Deletes what the reader typed; offered in discreet help. */
  onErase?: () => void;
  onClose: () => void;
}
