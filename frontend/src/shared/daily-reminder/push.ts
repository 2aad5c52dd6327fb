import { call } from '#lib/api.ts';

/** `unsupported`: this browser cannot, or not in this kind of window. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Never asks for permission. */
export async function pushState(): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await manager.getSubscription()) && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Asks for permission; call it on a press only. Returns the state after it. */
export async function turnPushOn(): Promise<PushState> {
  const manager = await pushManager();
  if (!manager) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { publicKey } = await call('GET /api/account/push-key');
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await call('PUT /api/account/push-device', {
      body: { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } },
    });
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return pushState();
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await call('POST /api/account/push-device/remove', { body: { endpoint } });
  return 'off';
}

/** Null without our service worker, which shows the messages. */
async function pushManager(): Promise<PushManager | null> {
  if (!isSupported()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}
