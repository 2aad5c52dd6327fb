import type { Safety } from '@waymark/contracts/roadmaps/coaching';

export interface SafetyHelpProps {
  /** Null: renders only the live region that announces help later. */
  safety: Safety | null;
  /** One line that opens the rest. Discreet help is always folded. */
  isCompact: boolean;
  /** Focuses the heading, for help that responds to an action of the reader. */
  takesFocus?: boolean;
  /** States that only the writer sees it. */
  isPrivate?: boolean;
  /** Deletes what the reader typed; offered in discreet help. */
  onErase?: () => void;
  onClose: () => void;
}
