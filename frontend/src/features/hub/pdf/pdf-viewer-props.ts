export interface PdfViewerProps {
  /** An address of our own origin that accepts range requests. */
  src: string;
  title: string;
  /** Default: `src`. */
  downloadHref?: string;
  /** Counted from 1. */
  startPage?: number;
  /** The page in view, whenever it changes. */
  onPage?: (page: number) => void;
}
