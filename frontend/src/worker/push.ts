import type { PushContent } from '@waymark/contracts/identity/push';
import type { WorkerScope } from './scope.ts';

const ICON = '/icons/icon-192.png';

/** Browsers show a text of their own for a message without a notice, so one is always shown. */
export async function showPush(
  { registration }: Pick<WorkerScope, 'registration'>,
  data: { json(): unknown } | null,
): Promise<void> {
  const { title, link, tag } = contentOf(data);
  await registration.showNotification(title, { tag, icon: ICON, badge: ICON, data: { link } });
}

function contentOf(data: { json(): unknown } | null): PushContent {
  try {
    const { title, link, tag } = (data?.json() ?? {}) as PushContent;
    if (isPath(link)) return { title: String(title), link, tag: String(tag) };
  } catch {
    // Not one of ours, or of a later version.
  }
  return { title: 'Waymark', link: '/', tag: 'waymark' };
}

const isPath = (link: unknown): link is string => typeof link === 'string' && /^\/(?![/\\])/.test(link);

/** Opens the step; a page that shows it already is brought to the front. */
export async function openLink(
  { clients, location }: Pick<WorkerScope, 'clients' | 'location'>,
  notification: Pick<Notification, 'data' | 'close'>,
): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  const url = new URL(link, location.origin).href;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : clients.openWindow(url));
}

/** After the browser has replaced its subscription. */
export async function renewSubscription({ registration }: Pick<WorkerScope, 'registration'>): Promise<void> {
  const response = await fetch('/api/account/push-key');
  if (!response.ok) return;
  const { publicKey } = (await response.json()) as { publicKey: string };
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/account/push-device', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

/** The server removes the device when the push service next rejects it. */
export async function unsubscribeFromPush({
  registration,
}: Partial<Pick<WorkerScope, 'registration'>>): Promise<void> {
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
