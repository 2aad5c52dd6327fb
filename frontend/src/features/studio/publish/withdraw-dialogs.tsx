import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useNavigate } from 'react-router-dom';
import { plural } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { ROADMAPS_ROOM } from '../shared/paths.ts';
import { useDeleteRoadmap, useUnpublish } from './use-publishing.ts';

interface WithdrawDialogProps {
  roadmap: Pick<Roadmap, 'id' | 'title' | 'followers'>;
  onClose: () => void;
}

export function UnpublishDialog({ roadmap, onClose }: WithdrawDialogProps) {
  const unpublish = useUnpublish(roadmap);
  const isFollowed = roadmap.followers > 0;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Unpublish this roadmap?"
      description={
        isFollowed
          ? `${plural(roadmap.followers, 'person follows', 'people follow')} it and will be told: they keep the last version with their notes and ticks. No one else can find it until you publish it again.`
          : 'No one follows it, so only you will see it. You can publish it again at any time.'
      }
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
          ? `${plural(roadmap.followers, 'person follows', 'people follow')} it, so it will be archived: they are told and keep the last version with their notes and ticks, and no one else can find it. You can publish it again at any time.`
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
