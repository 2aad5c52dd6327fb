import { type KeyboardEvent, useRef } from 'react';
import { TrailLoading } from '#shared/trail/trail-states.tsx';
import './pdf.css';
import { type PdfCommand, pdfCommandOf } from './pdf-keys.ts';
import { PdfFailed, PdfPassword } from './pdf-states.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import type { PdfViewerProps } from './pdf-viewer-props.ts';
import { type Pdf, usePdf } from './use-pdf.ts';

export default function PdfPages({ src, title, downloadHref = src, startPage = 1, onPage }: PdfViewerProps) {
  const pdf = usePdf(src, startPage, onPage);
  const { state } = pdf;
  const pages = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const command = event.defaultPrevented ? null : pdfCommandOf(event);
    if (!command) return;
    event.preventDefault();
    run(command, pdf);
  }

  return (
    <section
      aria-label={`Document: ${title}`}
      onKeyDown={onKeyDown}
      className="flex h-[75dvh] min-h-96 flex-col overflow-hidden rounded-card border border-line bg-raised"
    >
      <PdfToolbar pdf={pdf} downloadHref={downloadHref} />
      <div ref={pages} tabIndex={-1} className="relative min-h-0 grow bg-sunken focus:outline-none">
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
        {/* biome-ignore-start lint/a11y/useSemanticElements: PDF.js requires a div */}
        <div ref={pdf.container} tabIndex={0} role="group" aria-label="Pages" className="pdf-container">
          <div className="pdfViewer" />
        </div>
        {/* biome-ignore-end lint/a11y/useSemanticElements: PDF.js requires a div */}
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: scrolled by keyboard */}
        {state.kind !== 'ready' && (
          <div className="absolute inset-0 grid place-items-center overflow-auto bg-sunken p-5">
            {state.kind === 'loading' && <TrailLoading label={loadingLabel(state.percent)} />}
            {state.kind === 'password' && <PdfPassword state={state} />}
            {state.kind === 'failed' && (
              <PdfFailed
                reason={state.reason}
                downloadHref={downloadHref}
                onRetry={() => {
                  pages.current?.focus();
                  pdf.retry();
                }}
              />
            )}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {state.kind === 'ready' && `Page ${pdf.page} of ${state.pages}`}
      </p>
    </section>
  );
}

const loadingLabel = (percent: number | null): string =>
  percent === null ? 'Opening the document…' : `Opening the document… ${percent}%`;

function run(command: PdfCommand, pdf: Pdf): void {
  const { page, pages, goTo, zoom, fitWidth } = pdf;
  const actions: Record<PdfCommand, () => void> = {
    next: () => goTo(page + 1),
    previous: () => goTo(page - 1),
    first: () => goTo(1),
    last: () => goTo(pages),
    'zoom-in': () => zoom(1),
    'zoom-out': () => zoom(-1),
    fit: fitWidth,
  };
  actions[command]();
}
