import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import clsx from 'clsx';
import { Smartphone } from 'lucide-react';
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useState,
  useSyncExternalStore,
} from 'react';
import { deviceStorage } from '#lib/device-storage.ts';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { RoadmapPreview } from './roadmap-preview.ts';

const STORAGE_KEY = 'waymark-studio-preview';

interface PreviewDialogProps extends Pick<ComponentProps<typeof Dialog>, 'title' | 'size'> {
  onClose: () => void;
  /** The roadmap with the unsaved values of the form. */
  preview: Roadmap;
  stageId: string | null;
  stepId: string | null;
  footer: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A form with the roadmap as learners see it on a phone: beside the form in wide windows, else in its place. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { title, size, onClose, preview, stageId, stepId, footer, children } = props;
  const Preview = use(RoadmapPreview);
  const { isShown, isBeside, toggle } = usePreviewChoice(Preview !== null);
  // Typing does not wait for the preview.
  const roadmap = useDeferredValue(preview);
  const isInstead = isShown && !isBeside;
  return (
    <Dialog
      open
      size={isBeside ? 'xl' : size}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          {Preview && (
            <Button variant="ghost" className="mr-auto" onClick={toggle}>
              <Smartphone aria-hidden="true" className="size-4.5" />
              {isInstead ? 'Back to the form' : isBeside ? 'Hide preview' : 'Phone preview'}
            </Button>
          )}
          {!isInstead && footer}
        </>
      }
    >
      <div className={clsx(isBeside && 'grid grid-cols-[minmax(0,1fr)_22.75rem] gap-8')}>
        <div hidden={isInstead}>{children}</div>
        {Preview && isShown && (
          <aside
            aria-label="What learners see"
            className={clsx(
              isBeside
                ? 'sticky top-5 h-[calc(min(92dvh,56rem)-12.5rem)]'
                : 'h-[calc(92dvh-13rem)] max-sm:-mx-5',
            )}
          >
            <Suspense fallback={<TrailLoading label="Loading the preview…" className="py-24" />}>
              <Preview roadmap={roadmap} stageId={stageId} stepId={stepId} />
            </Suspense>
          </aside>
        )}
      </div>
    </Dialog>
  );
}

/** Beside the form the choice is remembered on this device; in its place the preview is opened each time. */
function usePreviewChoice(isAvailable: boolean) {
  const isWide = useMediaQuery('(min-width: 70rem)');
  const [isHidden, setHidden] = useState(() => deviceStorage.get(STORAGE_KEY) === 'hidden');
  const [isOpen, setOpen] = useState(false);
  const isShown = isAvailable && (isWide ? !isHidden : isOpen);
  function toggle() {
    if (!isWide) return setOpen(!isOpen);
    setHidden(!isHidden);
    if (isHidden) deviceStorage.remove(STORAGE_KEY);
    else deviceStorage.set(STORAGE_KEY, 'hidden');
  }
  return { isShown, isBeside: isShown && isWide, toggle };
}

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
