import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../../../components/ui/alert-dialog.tsx';
import { plural } from '../../../../lib/format.ts';
import { useDeleteRoadmap, useUnpublish } from '../../api/use-publishing.ts';
import { ROADMAPS_ROOM } from '../../paths.ts';

interface WithdrawDialogProps {
  roadmap: Pick<Roadmap, 'id' | 'title' | 'followers'>;
  onClose: () => void;
}

export function UnpublishDialog({ roadmap, onClose }: WithdrawDialogProps) {
  const unpublish = useUnpublish(roadmap);
  const followers =
    roadmap.followers > 0
      ? ` ${plural(roadmap.followers, 'person', 'people')} will not find it until you publish it again.`
      : '';
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Unpublish this roadmap?"
      description={`Only you will see it.${followers} Learners keep their progress.`}
      confirmLabel="Unpublish"
      pending={unpublish.isPending}
      onConfirm={() => unpublish.mutate(undefined, { onSettled: onClose })}
    />
  );
}

/** A roadmap with followers is archived instead of deleted. */
export function DeleteRoadmapDialog({ roadmap, onClose }: WithdrawDialogProps) {
  const remove = useDeleteRoadmap(roadmap);
  const navigate = useNavigate();
  const isArchived = roadmap.followers > 0;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={isArchived ? 'Archive this roadmap?' : 'Delete this roadmap?'}
      description={
        isArchived
          ? `${plural(roadmap.followers, 'person follows', 'people follow')} it, so it will be archived: they keep it with their progress, and no one else can find it. You can publish it again at any time.`
          : 'No one follows it. Its stages, notes, files and recordings will be deleted permanently.'
      }
      confirmLabel={isArchived ? 'Archive roadmap' : 'Delete roadmap'}
      destructive
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            onClose();
            navigate(ROADMAPS_ROOM);
          },
          onError: onClose,
        })
      }
    />
  );
}
