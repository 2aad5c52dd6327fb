import { ChevronLeft, ChevronRight, Download, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { Button, buttonStyle } from '#shared/ui/button.tsx';
import { typedPage } from './pdf-keys.ts';
import type { Pdf } from './use-pdf.ts';

export function PdfToolbar({ pdf, downloadHref }: { pdf: Pdf; downloadHref: string }) {
  const { page, pages, scale } = pdf;
  const ready = pages > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-2 py-1">
      <div className="flex items-center">
        <Tool label="Previous page" disabled={!ready || page <= 1} onClick={() => pdf.goTo(page - 1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Tool>
        <PageField pdf={pdf} />
        <Tool label="Next page" disabled={!ready || page >= pages} onClick={() => pdf.goTo(page + 1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Tool>
      </div>
      <div className="flex items-center">
        <Tool label="Zoom out" disabled={!ready} onClick={() => pdf.zoom(-1)}>
          <ZoomOut aria-hidden="true" className="size-5" />
        </Tool>
        <output aria-label="Zoom" className="tabular w-12 text-center text-sm text-muted">
          {ready ? `${Math.round(scale * 100)}%` : ''}
        </output>
        <Tool label="Zoom in" disabled={!ready} onClick={() => pdf.zoom(1)}>
          <ZoomIn aria-hidden="true" className="size-5" />
        </Tool>
        <Tool label="Fit width" disabled={!ready} onClick={pdf.fitWidth}>
          <MoveHorizontal aria-hidden="true" className="size-5" />
        </Tool>
        <a
          href={downloadHref}
          download
          aria-label="Download"
          title="Download"
          className={buttonStyle({ variant: 'ghost', size: 'icon' })}
        >
          <Download aria-hidden="true" className="size-5" />
        </a>
      </div>
    </div>
  );
}

function PageField({ pdf: { page, pages, goTo } }: { pdf: Pdf }) {
  const [text, setText] = useState(String(page));
  useEffect(() => setText(String(page)), [page]);
  return (
    <form
      className="flex items-center gap-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        const to = typedPage(text, pages);
        if (to) goTo(to);
        setText(String(to ?? page));
      }}
    >
      <input
        aria-label={`Page, of ${pages}`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        disabled={pages === 0}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(page))}
        className="tabular min-h-10 w-13 rounded-control border border-edge bg-raised px-1 text-center disabled:opacity-55"
      />
      <span aria-hidden="true" className="tabular text-muted">
        of {pages || '–'}
      </span>
    </form>
  );
}

/** Remains focusable while disabled, so that the focus is not lost on the last page. */
function Tool({ label, disabled, onClick, children }: ComponentProps<'button'> & { label: string }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
