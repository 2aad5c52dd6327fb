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
      description="Once we have read it, people who are where you were may find it on our home page."
    >
      <StoryForm roadmapId={roadmapId} onDone={onClose} />
    </Dialog>
  );
}
