import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';

interface LeaveGuardProps {
  title: string;
  description: string;
}

/**
 * While rendered, requires confirmation before a reload, before the window is closed and before a link on this site is
 * followed. It cannot intercept history navigation.
 */
export function LeaveGuard({ title, description }: LeaveGuardProps) {
  const [destination, setDestination] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const catchLink = (event: MouseEvent) => {
      const path = destinationOf(event);
      if (path === null) return;
      event.preventDefault();
      // Only one of several guards opens its dialog.
      event.stopImmediatePropagation();
      setDestination(path);
    };
    addEventListener('beforeunload', confirmUnload);
    document.addEventListener('click', catchLink, true);
    return () => {
      removeEventListener('beforeunload', confirmUnload);
      document.removeEventListener('click', catchLink, true);
    };
  }, []);
  return (
    <AlertDialog
      open={destination !== null}
      onOpenChange={(open) => !open && setDestination(null)}
      title={title}
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => destination && navigate(destination)}
    />
  );
}

/** The path that a plain click on a link would open in this window, or null. */
function destinationOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin) return null;
  const here = location.pathname + location.search;
  const there = link.pathname + link.search;
  return here === there ? null : there + link.hash;
}
