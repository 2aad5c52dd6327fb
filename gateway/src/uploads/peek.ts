import { Readable } from 'node:stream';

/** The first `bytes` of a stream, and the whole stream, to be read once. Destroying the whole destroys the stream. */
export async function peek(stream: Readable, bytes: number): Promise<{ head: Buffer; whole: Readable }> {
  const iterator = stream[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let length = 0;
  while (length < bytes) {
    const { value, done } = (await iterator.next()) as IteratorResult<Buffer, undefined>;
    if (done) break;
    seen.push(value);
    length += value.length;
  }
  const head = Buffer.concat(seen);
  const whole = Readable.from(rest(head, iterator), { objectMode: false });
  // A generator that was not started does not end the iterator, which would hold the stream.
  whole.once('close', () => stream.destroy());
  return { head: head.subarray(0, bytes), whole };
}

async function* rest(head: Buffer, iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (;;) {
    const { value, done } = await iterator.next();
    if (done) return;
    yield value;
  }
}
