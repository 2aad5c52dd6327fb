import type { Progress, ProgressChanged } from '@waymark/contracts/roadmaps/progress';

/** What one tab tells the others of the same browser. */
export type TabNews =
  | { kind: 'ticked'; change: ProgressChanged }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'session'; userId: number | null };

const NAME = 'waymark-progress';
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (!channel && typeof BroadcastChannel !== 'undefined') channel = new BroadcastChannel(NAME);
  return channel;
}

export function tellTabs(news: TabNews): void {
  open()?.postMessage(news);
}

/** Hears what other tabs tell; returns what ends it. */
export function onTabs(handler: (news: TabNews) => void): () => void {
  const here = open();
  const listener = ({ data }: MessageEvent<TabNews>) => handler(data);
  here?.addEventListener('message', listener);
  return () => here?.removeEventListener('message', listener);
}
