import clsx from 'clsx';
import { Bookmark } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useSave } from './use-saved.ts';

interface SaveButtonProps {
  roadmapId: string;
  title: string;
  className?: string;
}

/** Saves a roadmap for later, or removes it. */
export default function SaveButton({ roadmapId, title, className }: SaveButtonProps) {
  const save = useSave(roadmapId);
  return (
    <Button
      size="icon"
      variant="ghost"
      aria-pressed={save?.isSaved ?? false}
      aria-label={`Save for later: ${title}`}
      title={save?.isSaved ? 'Saved for later' : 'Save for later'}
      loading={save?.isPending}
      disabled={!save}
      onClick={() => save?.set(!save.isSaved)}
      className={clsx('text-muted aria-pressed:text-moss [&_.animate-spin]:hidden', className)}
    >
      <Bookmark aria-hidden="true" className={clsx('size-5', save?.isSaved && 'fill-current')} />
    </Button>
  );
}
