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
  const noTracks = Object.assign(new EventTarget(), {
    length: 0,
    [Symbol.iterator]: () => [][Symbol.iterator](),
  });
  for (const tracks of ['textTracks', 'audioTracks']) {
    Object.defineProperty(HTMLMediaElement.prototype, tracks, { get: () => noTracks });
  }
  window.scrollTo = () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  Element.prototype.scrollIntoView ??= () => {};
}
