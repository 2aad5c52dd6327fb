/** Random access to a file. `read` returns fewer bytes at its end. */
export interface ByteSource {
  readonly size: number;
  read(start: number, length: number): Promise<Buffer>;
}

export function bufferSource(bytes: Uint8Array): ByteSource {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    size: buffer.length,
    read: async (start, length) => buffer.subarray(start, start + length),
  };
}
