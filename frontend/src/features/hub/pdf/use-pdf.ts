import type { PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FIT_WIDTH, openPdf, type PdfState } from './open-pdf.ts';

export interface Pdf {
  container: RefObject<HTMLDivElement | null>;
  state: PdfState;
  page: number;
  pages: number;
  scale: number;
  goTo: (page: number) => void;
  zoom: (direction: 1 | -1) => void;
  fitWidth: () => void;
  retry: () => void;
}

export function usePdf(src: string, startPage: number, onPage?: (page: number) => void): Pdf {
  const container = useRef<HTMLDivElement>(null);
  const viewer = useRef<PDFViewer>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>({ kind: 'loading', percent: null });
  const [page, setPage] = useState(startPage);
  const [scale, setScale] = useState(1);
  const report = useRef(onPage);
  report.current = onPage;
  const start = useRef(startPage);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt opens it again
  useEffect(() => {
    if (!container.current) return;
    setState({ kind: 'loading', percent: null });
    const opened = openPdf(src, container.current, start.current, {
      // Ranges are also requested when pages come into view.
      onState: (next) => setState((now) => (now.kind === 'ready' && next.kind === 'loading' ? now : next)),
      onPage: (next) => {
        setPage(next);
        start.current = next;
        report.current?.(next);
      },
      onScale: setScale,
    });
    viewer.current = opened.viewer;
    return opened.close;
  }, [src, attempt]);

  const change = (act: (viewer: PDFViewer) => void) => {
    if (viewer.current && state.kind === 'ready') act(viewer.current);
  };
  return {
    container,
    state,
    page,
    pages: state.kind === 'ready' ? state.pages : 0,
    scale,
    goTo: (to) =>
      change((viewer) => (viewer.currentPageNumber = Math.max(1, Math.min(viewer.pagesCount, to)))),
    zoom: (direction) =>
      change((viewer) => (direction > 0 ? viewer.increaseScale() : viewer.decreaseScale())),
    fitWidth: () => change((viewer) => (viewer.currentScaleValue = FIT_WIDTH)),
    retry: () => setAttempt((number) => number + 1),
  };
}
