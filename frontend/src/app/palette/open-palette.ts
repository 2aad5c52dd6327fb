import { useEffect, useRef } from 'react';

const requests = new EventTarget();

export const openPalette = (): void => void requests.dispatchEvent(new Event('open'));

export function usePaletteRequests(onOpen: () => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const listener = () => latest.current();
    requests.addEventListener('open', listener);
    return () => requests.removeEventListener('open', listener);
  }, []);
}
