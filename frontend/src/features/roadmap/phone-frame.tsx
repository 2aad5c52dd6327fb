import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const PAGE = '<!doctype html><html lang="en"><head></head><body></body></html>';
/** px */
const MARGIN = 16;

interface PhoneFrameProps {
  title: string;
  /** Ids of the element to scroll to; the first one that exists is used. */
  follow: readonly string[];
  children: ReactNode;
}

/** Renders content as on a phone: in a frame of its own width, with the styles of this page. It cannot be operated. */
export function PhoneFrame({ title, follow, children }: PhoneFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  usePageStyles(page);
  useFollow(page, content, follow);
  useKeysOfPage(page);
  return (
    <iframe
      title={title}
      srcDoc={PAGE}
      onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      className="size-full"
    >
      {page &&
        createPortal(
          <div ref={setContent} inert className="flow-root">
            {children}
          </div>,
          page.body,
        )}
    </iframe>
  );
}

/** Links the style sheets of this page, and follows its theme. */
function usePageStyles(page: Document | null): void {
  useEffect(() => {
    if (!page) return;
    const { documentElement: root } = document;
    page.head.replaceChildren(
      ...Array.from(document.querySelectorAll('link[rel="stylesheet"], style'), (sheet) =>
        page.importNode(sheet, true),
      ),
    );
    const copyTheme = () => {
      page.documentElement.dataset.theme = root.dataset.theme;
    };
    copyTheme();
    const observer = new MutationObserver(copyTheme);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [page]);
}

/** Passes keys on to this page, so that Escape closes the dialog that contains the frame. */
function useKeysOfPage(page: Document | null): void {
  useEffect(() => {
    if (!page) return;
    const passOn = (event: KeyboardEvent) => document.dispatchEvent(new KeyboardEvent(event.type, event));
    page.addEventListener('keydown', passOn);
    return () => page.removeEventListener('keydown', passOn);
  }, [page]);
}

/** Scrolls to the element when it is another one or the content has grown, unless it is visible. */
function useFollow(page: Document | null, content: HTMLElement | null, ids: readonly string[]): void {
  const key = ids.join(' ');
  useEffect(() => {
    const view = page?.defaultView;
    if (!view || !content) return;
    const scroll = () => {
      const element = key
        .split(' ')
        .map((id) => page.getElementById(id))
        .find((found) => found !== null);
      const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      if (element && (top < 0 || bottom > view.innerHeight))
        view.scrollTo({ top: view.scrollY + top - MARGIN });
    };
    scroll();
    const observer = new ResizeObserver(scroll);
    observer.observe(content);
    return () => observer.disconnect();
  }, [page, content, key]);
}
