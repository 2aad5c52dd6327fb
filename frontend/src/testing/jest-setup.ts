import { TextDecoder, TextEncoder } from 'node:util';

// Browser features that jsdom lacks. Tests without a page run in plain Node.
if (typeof window !== 'undefined') {
  class NoResizeObserver implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }

  Object.assign(globalThis, { TextDecoder, TextEncoder });
  globalThis.ResizeObserver ??= NoResizeObserver;
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }) as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
