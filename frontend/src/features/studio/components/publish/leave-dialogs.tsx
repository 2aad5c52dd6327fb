import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../../../components/ui/alert-dialog.tsx';
import { plural } from '../../../../lib/format.ts';
import { useDeleteRoadmap, useUnpublish } from '../../api/use-publishing.ts';

interface AskProps {
  roadmap: Roadmap;
  onClose: () => void;
}

export function UnpublishDialog({ roadmap, onClose }: AskProps) {
  const unpublish = useUnpublish(roadmap);
  const followers =
    roadmap.followers > 0
      ? ` ${plural(roadmap.followers, 'person', 'people')} will not find it until you publish it again.`
      : '';
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Take this roadmap back?"
      description={`Only you will see it.${followers} Everybody's progress is kept.`}
      confirmLabel="Unpublish"
      pending={unpublish.isPending}
      onConfirm={() => unpublish.mutate(undefined, { onSettled: onClose })}
    />
  );
}

/** Says what it costs: a roadmap that people follow stays with them. */
export function DeleteRoadmapDialog({ roadmap, onClose }: AskProps) {
  const remove = useDeleteRoadmap(roadmap);
  const navigate = useNavigate();
  const kept = roadmap.followers > 0;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={kept ? 'Archive this roadmap?' : 'Delete this roadmap?'}
      description={
        kept
          ? `${plural(roadmap.followers, 'person follows', 'people follow')} it, so it is not deleted: it stays for them, with their progress, and nobody else finds it any more. You can publish it again whenever you like.`
          : 'Nobody follows it. Its stages, your notes, files and recordings go for good.'
      }
      confirmLabel={kept ? 'Archive roadmap' : 'Delete roadmap'}
      destructive
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => navigate('/mentor'),
          onError: onClose,
        })
      }
    />
  );
}
