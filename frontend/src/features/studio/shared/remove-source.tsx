import type { Source } from '@waymark/contracts/roadmaps/sources';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { useDeleteSource } from './use-sources.ts';

/** Requires a confirmation before a file or text of the roadmap is removed. */
export function RemoveSource({ source, onClose }: { source: Source; onClose: () => void }) {
  const { id, roadmapId, originalName } = source;
  const remove = useDeleteSource(roadmapId);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${originalName}?`}
      description="It will be deleted permanently and removed from every stage that uses it. Steps that quote it keep their quotes."
      confirmLabel="Remove"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onClose })}
    />
  );
}
