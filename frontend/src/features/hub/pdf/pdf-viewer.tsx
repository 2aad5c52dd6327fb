import { lazy, Suspense } from 'react';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import type { PdfViewerProps } from './pdf-viewer-props.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

/** A document as scrolled pages. Loaded when it is first shown. */
export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton className="h-[75dvh] min-h-96 w-full rounded-card" />}>
      <PdfPages key={props.src} {...props} />
    </Suspense>
  );
}
