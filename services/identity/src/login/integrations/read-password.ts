import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** On a terminal one line, which is not shown; otherwise all of the input, without the line end at its end. */
export async function readPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  if (!input.isTTY) {
    let all = '';
    for await (const chunk of input) all += chunk;
    return all.replace(/\r?\n$/, '');
  }
  output.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    output.write('\n');
  }
}
