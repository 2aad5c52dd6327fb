import { Dialog } from '../ui/dialog.tsx';
import { StoryForm } from './story-form.tsx';

interface StoryDialogProps {
  /** The roadmap that was walked; undefined: to be chosen. */
  roadmapId?: string;
  onClose: () => void;
}

export default function StoryDialog({ roadmapId, onClose }: StoryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Tell your story"
      description="Others who stand where you stood may read it on our first page, once we have read it."
    >
      <StoryForm roadmapId={roadmapId} onDone={onClose} />
    </Dialog>
  );
}
