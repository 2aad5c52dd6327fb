import type { ToPage, ToWorker } from '../lib/worker-protocol.ts';
import { toast } from '../shared/ui/toast.ts';

const UPDATE_CHECK_MS = 3_600_000;
/** Browsers activate a new worker when the old one has no open request, which may take minutes. */
const RELOAD_WITHIN_MS = 5_000;

/** Production builds only: in development the cache would hide changes. */
export const hasServiceWorker = (): boolean => import.meta.env?.PROD === true && 'serviceWorker' in navigator;

/** Registers the worker and offers a new version when it is installed. A running page is never updated unasked. */
export async function startServiceWorker(): Promise<void> {
  if (!hasServiceWorker()) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (registration.waiting) offerUpdate(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const installing = registration.installing;
      installing?.addEventListener(
        'statechange',
        () => installing.state === 'installed' && offerUpdate(installing),
      );
    });
    setInterval(() => void registration.update().catch(() => {}), UPDATE_CHECK_MS);
  } catch {
    // Private windows may reject it; only reading offline depends on it.
  }
}

function offerUpdate(waiting: ServiceWorker): void {
  // The first installation is no update.
  if (!navigator.serviceWorker.controller) return;
  toast({
    title: 'A new version is ready',
    description: 'Reload whenever it suits you.',
    action: { label: 'Reload', onClick: () => activate(waiting) },
  });
}

function activate(waiting: ServiceWorker): void {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage({ kind: 'take-over' } satisfies ToWorker);
  setTimeout(reload, RELOAD_WITHIN_MS);
}

export async function sendToWorker(message: ToWorker): Promise<void> {
  if (!hasServiceWorker()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

export function onWorkerMessage(handler: (message: ToPage) => void): () => void {
  if (!hasServiceWorker()) return () => {};
  const listener = ({ data }: MessageEvent<ToPage>) => handler(data);
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}
