import { Redo2, Undo2 } from 'lucide-react';
import { useShortcut } from '#lib/shortcuts.ts';
import { Button } from '#shared/ui/button.tsx';
import { useEditUndo } from './use-edit-undo.ts';

/** Undo and redo of the edits of this tab, also by Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac). */
export function UndoButtons({ roadmapId }: { roadmapId: string }) {
  const { history, isPending, undo, redo } = useEditUndo(roadmapId);
  const [last, next] = [history.undo.at(-1), history.redo.at(-1)];
  useShortcut('mod+z', 'Undo the last edit', undo, 'Studio', last !== undefined);
  useShortcut('mod+shift+z', 'Redo what was undone', redo, 'Studio', next !== undefined);
  return (
    <span className="flex">
      <Button
        size="icon"
        variant="ghost"
        aria-label={last ? `Undo: ${last.label}` : 'Undo'}
        title={last ? `Undo: ${last.label}` : undefined}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={!last}
        loading={isPending}
        onClick={undo}
      >
        {!isPending && <Undo2 aria-hidden="true" className="size-5" />}
      </Button>
      <Button
        size="icon"
        variant="ghost"
        aria-label={next ? `Redo: ${next.label}` : 'Redo'}
        title={next ? `Redo: ${next.label}` : undefined}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={!next || isPending}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </Button>
    </span>
  );
}
