import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../ui/button.tsx';

const StoryDialog = lazyPart(() => import('./story-dialog.tsx'));

/** Opens the form. `roadmapId`: the roadmap that was walked; undefined: to be chosen. */
export function StoryButton({ roadmapId }: { roadmapId?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} className="justify-self-start">
        Tell Your Story
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StoryDialog roadmapId={roadmapId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
