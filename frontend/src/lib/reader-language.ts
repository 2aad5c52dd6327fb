import { useOnDevice } from './use-on-device.ts';

let language: string | undefined;

/** Used by the server, which renders for many readers, and by the first paint in the browser, which must be the same. */
export function setReaderLanguage(tag: string | undefined): void {
  language = tag;
}

/** As set, else the browser's; undefined on the server for a browser that names none. */
export const readerLanguage = (): string | undefined =>
  language ?? (typeof document === 'undefined' ? undefined : navigator.language);

/** While HTML is hydrated, the language it was written in, also if its reader's browser named none. */
export function useReaderLanguage(): string | undefined {
  const onDevice = useOnDevice();
  return onDevice ? readerLanguage() : language;
}

/** A formatter for the reader's language, made once. The browser's own language unless one was set. */
export function inReaderLanguage<T>(create: (language: string | undefined) => T): () => T {
  const made = new Map<string | undefined, T>();
  return () => {
    let format = made.get(language);
    if (format === undefined) {
      format = create(language);
      made.set(language, format);
    }
    return format;
  };
}
