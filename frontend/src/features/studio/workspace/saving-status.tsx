import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Check, CircleAlert, PencilLine } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { detailsStorageKey } from '../builder/edit-target.ts';
import { stageStorageKey } from '../builder/stage-draft.ts';
import { hasUnsavedValues } from '../shared/unsaved-values.ts';
import { useSavingState } from './use-saving-state.ts';

/** Whether all edits of the roadmap are stored on the server. */
export function SavingStatus({ roadmap }: { roadmap: Roadmap }) {
  const { state, retry } = useSavingState(roadmap.id);
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 text-sm text-muted">
      <p role="status" className="flex items-center gap-1.5">
        {state === 'saving' && (
          <>
            <Spinner className="size-4" /> Saving…
          </>
        )}
        {state === 'failed' && (
          <>
            <CircleAlert aria-hidden="true" className="size-4 text-berry" /> Not saved
          </>
        )}
        {state === 'saved' && (hasUnsavedText(roadmap) ? <Unsaved /> : <Saved />)}
      </p>
      {retry && (
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}

const Saved = () => (
  <>
    <Check aria-hidden="true" className="size-4 text-moss" /> Saved
  </>
);

const Unsaved = () => (
  <>
    <PencilLine aria-hidden="true" className="size-4 text-amber" /> Some text is not saved yet
  </>
);

/** Whether a form of the roadmap, open or closed, has unsaved values in this tab. */
const hasUnsavedText = ({ id, stages }: Roadmap): boolean =>
  [
    detailsStorageKey(id),
    ...[null, ...stages.map((stage) => stage.id)].map((stageId) => stageStorageKey(id, stageId)),
  ].some(hasUnsavedValues);
