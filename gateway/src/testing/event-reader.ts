import { eventually } from '@waymark/testing/eventually';
import { createParser } from 'eventsource-parser';
import type { Browser } from './browser.ts';

export interface Message {
  id?: string;
  event?: string;
  retry?: number;
  comment?: string;
  data?: unknown;
}

/** A client of a stream of events. */
export class EventReader {
  readonly messages: Message[] = [];
  closed = false;
  status = 0;
  headers = new Headers();
  private readonly stop = new AbortController();

  static async open(
    browser: Browser,
    path: string,
    headers: Record<string, string> = {},
  ): Promise<EventReader> {
    const reader = new EventReader();
    const response = await browser.fetch(path, {
      headers: { accept: 'text/event-stream', ...headers },
      signal: reader.stop.signal,
    });
    reader.status = response.status;
    reader.headers = response.headers;
    void reader.read(response).catch(() => {});
    return reader;
  }

  /** The messages with data. */
  get events(): Message[] {
    return this.messages.filter(({ data }) => data !== undefined);
  }

  leave(): void {
    this.stop.abort();
  }

  async until(count: number, timeoutMs?: number): Promise<Message[]> {
    const enough = () => {
      if (this.events.length < count) throw new Error(`${this.events.length} of ${count} events came`);
      return this.events;
    };
    return eventually(enough, { timeoutMs });
  }

  private async read(response: Response): Promise<void> {
    const parser = createParser({
      onEvent: ({ data, ...event }) => this.messages.push({ ...event, data: JSON.parse(data) }),
      onComment: (comment) => this.messages.push({ comment: comment.trim() }),
      onRetry: (retry) => this.messages.push({ retry }),
    });
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    } finally {
      this.closed = true;
    }
  }
}
