import type { Message, MessageStep } from '@waymark/contracts/community/messages';
import { type DeviceStorage, deviceStorage } from '#lib/device-storage.ts';

/** A message that the server has not confirmed yet. */
export interface PendingMessage {
  clientId: string;
  /** Whom it is for. */
  to: number;
  text: string;
  replyTo: Message['replyTo'];
  step: Omit<MessageStep, 'roadmapTitle'> | null;
  files: readonly { id: string; name: string }[];
  at: string;
  /** Why the server refused it; null: it waits. */
  refusal: string | null;
}

const PREFIX = 'waymark_message/';
const prefixOf = (userId: number): string => `${PREFIX}${userId}/`;

/**
 * Messages on their way, by user. Each has its own storage entry, so that windows cannot overwrite each other's messages.
 * Those that the device cannot store are held in memory.
 */
export class MessageOutbox {
  private readonly cache = new Map<number, readonly PendingMessage[]>();
  private readonly inMemory = new Map<string, PendingMessage>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly storage: DeviceStorage = deviceStorage) {}

  /** Oldest first; the same array until something changes. */
  all(userId: number): readonly PendingMessage[] {
    let messages = this.cache.get(userId);
    if (!messages) {
      const prefix = prefixOf(userId);
      const inMemory = [...this.inMemory].filter(([key]) => key.startsWith(prefix)).map(([, one]) => one);
      const stored = this.storage.keys(prefix).map((key) => parse(this.storage.get(key)));
      messages = [...stored, ...inMemory]
        .filter((one) => one !== null)
        .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
      this.cache.set(userId, messages);
    }
    return messages;
  }

  put(userId: number, message: PendingMessage): void {
    const key = prefixOf(userId) + message.clientId;
    if (this.storage.set(key, JSON.stringify(message))) this.inMemory.delete(key);
    else this.inMemory.set(key, message);
    this.refresh();
  }

  remove(userId: number, clientId: string): void {
    const key = prefixOf(userId) + clientId;
    this.inMemory.delete(key);
    this.storage.remove(key);
    this.refresh();
  }

  /** Another window wrote or removed an entry. */
  storageChanged(key: string | null): void {
    if (key === null || key.startsWith(PREFIX)) this.refresh();
  }

  refresh(): void {
    this.cache.clear();
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

function parse(text: string | null): PendingMessage | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<PendingMessage> | null;
    const isValid =
      typeof value?.clientId === 'string' &&
      typeof value.to === 'number' &&
      typeof value.text === 'string' &&
      Array.isArray(value.files) &&
      !Number.isNaN(Date.parse(value.at ?? ''));
    return isValid ? (value as PendingMessage) : null;
  } catch {
    return null;
  }
}

export const messageOutbox = new MessageOutbox();
