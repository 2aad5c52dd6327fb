import type { Material } from '@waymark/contracts/community/materials';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useDeleteMaterial, useEditMaterial, useSetPublished } from '../api/use-change-material.ts';

// Forms load the schemas.
const MaterialDialog = lazy(() => import('../form/material-dialog.tsx'));

/** For the author. Admins can take back and delete materials of others, which is recorded. */
export function OwnerActions({ material, isOwn }: { material: Material; isOwn: boolean }) {
  const { id, is_published } = material;
  const setPublished = useSetPublished(id);
  const toggle = () =>
    setPublished.mutate(!is_published, {
      onSuccess: () =>
        toast({
          title: is_published ? 'Unpublished' : 'Published',
          description: is_published
            ? 'It is a draft again. Only its author and admins can see it.'
            : 'Everyone can find it in the Learning Hub.',
          variant: 'success',
        }),
      onError: (error) => toastError(is_published ? 'Not unpublished' : 'Not published', error),
    });
  return (
    <section aria-label="Manage this material" className="border-t border-line pt-5">
      {!isOwn && (
        <p className="mb-3 text-sm text-muted">
          You manage this material as an admin. What you do is recorded.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <EditButton material={material} />
        {(isOwn || is_published) && (
          <Button size="sm" loading={setPublished.isPending} onClick={toggle}>
            {is_published ? 'Unpublish' : 'Publish'}
          </Button>
        )}
        <DeleteButton material={material} isOwn={isOwn} />
      </div>
    </section>
  );
}

function EditButton({ material }: { material: Material }) {
  const [isOpen, setOpen] = useState(false);
  const edit = useEditMaterial(material.id);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Edit
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MaterialDialog
            material={material}
            isPending={edit.isPending}
            send={({ is_published: _, ...body }) => edit.mutateAsync(changed(material, body))}
            onDone={() => {
              toast({ title: 'Your changes are saved', variant: 'success' });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Without the content if it is the same: only its author may attach a file. */
function changed<B extends { contentUrl?: string; captionsUrl?: string | null }>(
  material: Material,
  body: B,
): B {
  if (body.contentUrl !== material.contentUrl) return body;
  const { contentUrl: _, captionsUrl, ...texts } = body;
  return (captionsUrl === material.captionsUrl ? texts : { ...texts, captionsUrl }) as B;
}

function DeleteButton({ material, isOwn }: { material: Material; isOwn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = useDeleteMaterial(material.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: 'Learning material deleted', variant: 'success' });
        void navigate(isOwn ? '/ai-resources/yours' : '/ai-resources', { replace: true });
      },
      onError: (error) => toastError('Not deleted', error),
    });
  const what = material.host === null ? 'with its file, its views' : 'with its views';
  const instead = material.is_published ? ' To take it down for a while, unpublish it instead.' : '';
  return (
    <>
      <Button size="sm" variant="ghost" className="text-berry" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Delete this material?"
        description={`“${material.title}” is deleted ${what} and where its readers left off, and disappears from the steps that show it. This cannot be undone.${instead}`}
        confirmLabel="Delete"
        destructive
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
