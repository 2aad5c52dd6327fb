// The legacy build runs in browsers of the last years; the other one requires those of the last months.
import {
  AnnotationMode,
  getDocument,
  PasswordResponses,
  PDFWorker,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { EventBus, LinkTarget, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

export type PdfState =
  /** `percent` is null while the size is unknown. */
  | { kind: 'loading'; percent: number | null }
  | { kind: 'password'; wrong: boolean; open: (password: string) => void }
  | { kind: 'failed'; reason: PdfFailure }
  | { kind: 'ready'; pages: number };

export type PdfFailure = 'missing' | 'damaged' | 'network';

interface PdfEvents {
  onState: (state: PdfState) => void;
  onPage: (page: number) => void;
  /** 1 is the size on paper. */
  onScale: (scale: number) => void;
}

export interface OpenPdf {
  viewer: PDFViewer;
  close: () => void;
}

const RANGE_BYTES = 256 * 1024;
/** Written there by the build (`vite/pdf-assets.ts`). */
const ASSETS = `${location.origin}/assets/pdfjs-${version}`;
export const FIT_WIDTH = 'page-width';

/** Loads a document by range requests, the pages that are shown only. `container` is absolutely positioned and empty. */
export function openPdf(
  url: string,
  container: HTMLDivElement,
  startPage: number,
  { onState, onPage, onScale }: PdfEvents,
): OpenPdf {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow ugc',
  });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    // Links and what is printed on the page; fields are not editable.
    annotationMode: AnnotationMode.ENABLE,
    removePageBorders: true,
    supportsPinchToZoom: true,
  });
  linkService.setViewer(viewer);
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  // Its types allow null only.
  const worker = new PDFWorker({ port: port as unknown as null });
  const task = getDocument({
    url: new URL(url, location.href).href,
    worker,
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    // The content policy allows no WebAssembly.
    useWasm: false,
    cMapUrl: `${ASSETS}/cmaps/`,
    standardFontDataUrl: `${ASSETS}/standard_fonts/`,
    wasmUrl: `${ASSETS}/wasm/`,
  });
  let closed = false;
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    !closed &&
    onState({
      kind: 'loading',
      percent: total > 0 ? Math.min(100, Math.round((loaded / total) * 100)) : null,
    });
  task.onPassword = (open: (password: string) => void, reason: number) =>
    onState({ kind: 'password', wrong: reason === PasswordResponses.INCORRECT_PASSWORD, open });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => onScale(scale));
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = FIT_WIDTH;
    viewer.currentPageNumber = Math.min(Math.max(1, startPage), viewer.pagesCount);
  });
  port.onerror = () => !closed && onState({ kind: 'failed', reason: 'network' });
  task.promise.then(
    (document) => {
      if (closed) return;
      viewer.setDocument(document);
      linkService.setDocument(document, null);
      onState({ kind: 'ready', pages: document.numPages });
    },
    (error: unknown) => !closed && onState({ kind: 'failed', reason: failureOf(error) }),
  );
  return {
    viewer,
    close() {
      closed = true;
      viewer.setDocument(null as never);
      void task
        .destroy()
        .catch(() => {})
        .finally(() => port.terminate());
    },
  };
}

export function failureOf(error: unknown): PdfFailure {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'ResponseException') return status && status >= 400 && status < 500 ? 'missing' : 'network';
  return name === 'InvalidPDFException' || name === 'FormatError' ? 'damaged' : 'network';
}
