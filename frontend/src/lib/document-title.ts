import { useEffect } from 'react';

/** Sets the title "Browse · Waymark"; without a title, the product's own. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Waymark` : 'Waymark: find your way back, one step at a time';
  }, [title]);
}
