import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';

interface LeaveGuardProps {
  title: string;
  /** What leaving costs. */
  description: string;
}

/**
 * While it is there, asks before the page is left: by the browser when the window is closed or loaded again, by us when
 * a link of ours is followed. Going back in history cannot be held up.
 */
export function LeaveGuard({ title, description }: LeaveGuardProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const catchLink = (event: MouseEvent) => {
      const path = pathLeftFor(event);
      if (path === null) return;
      event.preventDefault();
      // With two of them, one asks.
      event.stopImmediatePropagation();
      setWanted(path);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', catchLink, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', catchLink, true);
    };
  }, []);
  return (
    <AlertDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && setWanted(null)}
      title={title}
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => wanted && navigate(wanted)}
    />
  );
}

/** Where a plain click on a link of ours would go, when that is another page in this window. */
function pathLeftFor(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  const here = location.pathname + location.search;
  const there = link.pathname + link.search;
  return here === there ? null : there + link.hash;
}
