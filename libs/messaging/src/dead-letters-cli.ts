import { connect } from '@nats-io/transport-node';
import { loadEnv } from '@waymark/platform/env';
import { z } from 'zod';
import { DeadLetters, type StoredDeadLetter } from './dead-letters.ts';
import { natsEnv } from './env.ts';

/** A NATS login that may read the stream DEAD (`operator`). */
export const DeadLettersEnv = z.object(natsEnv);

const USAGE = `Events that consumers failed to apply.

  list                    one line each
  show <number>           everything about one
  replay <number>|--all   give it to its consumer again, and drop it here
  purge <number>|--all    drop it
`;

export async function deadLetters(
  args: string[],
  letters: DeadLetters,
  print: (text: string) => void,
): Promise<number> {
  const [command, which] = args;
  if (command === 'list') return list(letters, print);
  const chosen = which === '--all' ? 'all' : Number(which);
  if (command === 'purge' && chosen === 'all') {
    print(`${await letters.purge()} dropped`);
    return 0;
  }
  if (command === 'replay' && chosen === 'all') return replayAll(letters, print);
  if (!['show', 'replay', 'purge'].includes(command ?? '') || !Number.isSafeInteger(chosen)) {
    print(USAGE);
    return 64;
  }
  const letter = await letters.get(chosen as number);
  if (!letter) {
    print(`there is no dead letter ${which}`);
    return 1;
  }
  if (command === 'show') print(JSON.stringify(letter, null, 2));
  else if (command === 'replay') await replay(letters, letter, print);
  else if (await letters.remove(letter.seq)) print(`${letter.seq} dropped`);
  return 0;
}

async function list(letters: DeadLetters, print: (text: string) => void): Promise<number> {
  let count = 0;
  for await (const letter of letters.list()) {
    count++;
    const what = letter.envelope ? `${letter.envelope.type} ${letter.envelope.id}` : letter.subject;
    print(
      `${letter.seq}  ${letter.diedAt}  ${letter.consumer}  ${what}  after ${letter.deliveries}: ${letter.error}`,
    );
  }
  print(`${count} dead letter(s)`);
  return 0;
}

async function replayAll(letters: DeadLetters, print: (text: string) => void): Promise<number> {
  const all: StoredDeadLetter[] = [];
  for await (const letter of letters.list()) all.push(letter);
  const outcomes = await Promise.allSettled(all.map((letter) => replay(letters, letter, print)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') print(String(outcome.reason));
  return outcomes.every(({ status }) => status === 'fulfilled') ? 0 : 1;
}

async function replay(letters: DeadLetters, letter: StoredDeadLetter, print: (text: string) => void) {
  await letters.replay(letter);
  print(`${letter.seq} replayed for ${letter.consumer}`);
}

async function main(): Promise<void> {
  const env = loadEnv(DeadLettersEnv);
  const nc = await connect({
    servers: env.NATS_URL.split(',').map((url) => url.trim()),
    ...(env.NATS_USER ? { user: env.NATS_USER, pass: env.NATS_PASSWORD } : {}),
    inboxPrefix: `_INBOX_${env.NATS_USER ?? 'operator'}`,
    timeout: 5_000,
  });
  try {
    const letters = await DeadLetters.on(nc);
    process.exitCode = await deadLetters(process.argv.slice(2), letters, (text) => console.log(text));
  } finally {
    await nc.close();
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
