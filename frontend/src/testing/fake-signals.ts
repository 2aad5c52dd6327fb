import { act } from '@testing-library/react';

/** A BroadcastChannel whose messages the test sends. */
class Channel {
  static open: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(): void {}
  close(): void {
    Channel.open = Channel.open.filter((one) => one !== this);
  }
}

/** Replaces the channel by which the signals of a user reach the page, until the returned function is called. */
export function fakeSignals(): () => void {
  const real = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = Channel as never;
  return () => {
    globalThis.BroadcastChannel = real;
    Channel.open = [];
  };
}

/** Signals to the open pages of a user that something changed. */
export function signalTo(userId: number, type: string): void {
  const own = Channel.open.find(({ name }) => name.endsWith(`-${userId}`));
  act(() => own?.onmessage?.({ data: { type, ids: {} } }));
}
