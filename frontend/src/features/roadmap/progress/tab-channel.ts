import type { Progress, ProgressChanged } from '@waymark/contracts/roadmaps/progress';

/** Sent to the other tabs of the browser. */
export type TabMessage =
  | { kind: 'ticked'; change: ProgressChanged }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'session'; userId: number | null };

const NAME = 'waymark-progress';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(NAME);
  return channel;
}

export function postToTabs(message: TabMessage): void {
  open()?.postMessage(message);
}

/** Returns a function that unsubscribes. */
export function onTabMessage(handler: (message: TabMessage) => void): () => void {
  const here = open();
  const listener = ({ data }: MessageEvent<TabMessage>) => handler(data);
  here?.addEventListener('message', listener);
  return () => here?.removeEventListener('message', listener);
}
