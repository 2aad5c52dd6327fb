import { eventually } from '@waymark/testing/eventually';
import type { Browser } from './browser.ts';

export interface Message {
  id?: string;
  event?: string;
  retry?: string;
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
    let text = '';
    try {
      for await (const chunk of response.body ?? []) {
        text += Buffer.from(chunk).toString('utf8');
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) if (block.trim()) this.messages.push(parse(block));
      }
    } finally {
      this.closed = true;
    }
  }
}

function parse(block: string): Message {
  const message: Message = {};
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? [];
    if (field === '') message.comment = value;
    else if (field === 'data') message.data = JSON.parse(value);
    else message[field as 'id' | 'event' | 'retry'] = value;
  }
  return message;
}
