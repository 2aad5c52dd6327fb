import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';

// Forms load the schemas.
const CardDialog = lazy(() => import('./card-dialog.tsx'));

export function EditCardButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <PenLine aria-hidden="true" className="size-4.5" />
        Edit Your Card
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CardDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
