import { Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useCreateMaterial } from '../api/use-change-material.ts';

// Forms load the schemas.
const MaterialDialog = lazy(() => import('../form/material-dialog.tsx'));

/** For mentors and admins. */
export function ShareButton() {
  const [open, setOpen] = useState(false);
  const create = useCreateMaterial();
  const navigate = useNavigate();
  return (
    <>
      <Button variant="primary" className="max-sm:size-11 max-sm:p-0" onClick={() => setOpen(true)}>
        <Upload aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Share Learning Material</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MaterialDialog
            isPending={create.isPending}
            send={({ title, description, type, category, contentUrl, ...others }) =>
              create.mutateAsync({
                ...{ title: title!, description: description!, type: type!, category: category! },
                ...{ contentUrl: contentUrl!, ...others },
              })
            }
            onDone={({ id, is_published }) => {
              toast({
                title: 'Learning material created successfully!',
                description: is_published ? undefined : 'It is a draft. Only you and admins can see it.',
                variant: 'success',
              });
              setOpen(false);
              if (!is_published) void navigate(`/ai-resources/${id}`);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
