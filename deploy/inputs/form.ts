const BOUNDARY = 'waymark-inputs-boundary';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A field of an upload form; with a file name it is a file. */
export interface Part {
  name: string;
  value: string | Buffer;
  filename?: string;
  type?: string;
}

export const form = (...parts: Part[]): Buffer =>
  Buffer.concat([...parts.map(part), Buffer.from(`--${BOUNDARY}--\r\n`)]);

/** A part in its encoded form. */
export function part({ name, value, filename, type = 'text/plain' }: Part): Buffer {
  const file = filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: ${type}`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from('\r\n')]);
}

export const field = (name: string, value: string): Part => ({ name, value });
export const file = (value: string | Buffer, filename = 'story.txt', type?: string): Part => ({
  name: 'file',
  value,
  filename,
  ...(type && { type }),
});

/** A PNG of one pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
