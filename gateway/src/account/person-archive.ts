import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ExportCommunity } from '@waymark/contracts/community/rpc-account';
import { ExportIdentity } from '@waymark/contracts/identity/account.endpoints';
import { ExportPayments } from '@waymark/contracts/payments/rpc-account';
import type { ExportPiece } from '@waymark/contracts/person-data';
import { ExportRoadmaps, ListOwnFiles } from '@waymark/contracts/roadmaps/rpc-account';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import { ExportSessions } from '@waymark/contracts/scheduling/rpc-account';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import type { ObjectStorage } from '@waymark/storage/port';
import type { z } from 'zod';
import { OpenSessions } from '../auth/open-sessions.ts';
import type { Session } from '../auth/stored-session.ts';
import { STORAGE } from '../uploads/storage.ts';
import { type ZipEntry, zip } from './zip.ts';

/** Above this, the uploaded files are listed and not included. */
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

const EXPORTS = [ExportIdentity, ExportRoadmaps, ExportSessions, ExportPayments, ExportCommunity] as const;
const DEVICES = { 'logged-in-devices': 'the devices on which you are logged in, by name' };
const DEVICE_FACTS = ['device', 'network', 'startedAt', 'lastSeenAt', 'endsAt'];
type Call = <R extends AnyRpc>(rpc: R, input: z.input<R['input']>) => Promise<RpcOutput<R>>;
type OwnFile = RpcOutput<typeof ListOwnFiles>['items'][number];

/** All data of the caller as a zip archive, read from the services while it is downloaded. */
@Injectable()
export class PersonArchive {
  constructor(
    private readonly services: RpcClient,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    private readonly sessions: OpenSessions,
  ) {}

  /**
   * Throws UNAVAILABLE or TIMEOUT before the first byte if a service does not respond. A later failure ends the stream
   * with an error, and an archive without its end cannot be opened, so that a part is not taken for the whole.
   */
  async open(session: Session): Promise<Readable> {
    const current = context();
    // The stream is read outside of the request's context, which carries the caller.
    const call: Call = (rpc, input) =>
      current ? runInContext(current, () => this.services.call(rpc, input)) : this.services.call(rpc, input);
    const [files, ...first] = await Promise.all([
      ownFiles(call),
      ...EXPORTS.map((rpc) => call(rpc, { cursor: null })),
    ]);
    return zip(this.entries(session, call, first, files));
  }

  private async *entries(
    session: Session,
    call: Call,
    first: ExportPiece[],
    files: OwnFile[],
  ): AsyncGenerator<ZipEntry> {
    const included = files.reduce((sum, { size }) => sum + size, 0) <= MAX_FILE_BYTES;
    yield { name: 'README.txt', content: once(readme(first, files.length, included)), compress: true };
    const devices = `${JSON.stringify(await this.sessions.list(session, ''), DEVICE_FACTS, 2)}\n`;
    yield { name: 'logged-in-devices.json', content: once(devices), compress: true };
    for (const [index, rpc] of EXPORTS.entries()) {
      yield* jsonEntries(first[index]!, (cursor) => call(rpc, { cursor }));
    }
    if (!included) return;
    for (const file of files) {
      const content = await this.contentOf(file);
      if (content) yield { name: `files/${file.id}/${safeName(file.name)}`, content, compress: false };
    }
  }

  /** Null for an upload that was deleted in the meantime. */
  private async contentOf({ key }: OwnFile): Promise<AsyncIterable<Uint8Array> | null> {
    try {
      return (await this.storage.get(key)).body;
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}

/** One entry per file of a service, with its pieces as they are read. */
async function* jsonEntries(
  first: ExportPiece,
  next: (cursor: string) => Promise<ExportPiece>,
): AsyncGenerator<ZipEntry> {
  let piece: ExportPiece | null = first;
  async function* content(file: string): AsyncGenerator<Uint8Array> {
    while (piece?.file === file) {
      yield Buffer.from(piece.text);
      piece = piece.nextCursor === null ? null : await next(piece.nextCursor);
    }
  }
  while (piece) yield { name: `${piece.file}.json`, content: content(piece.file), compress: true };
}

async function ownFiles(call: Call): Promise<OwnFile[]> {
  const files: OwnFile[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(ListOwnFiles, { cursor });
    files.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return files;
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Without separators and leading dots, so that unpacking writes nowhere else. */
const safeName = (name: string): string =>
  name
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 150) || 'file';

const readme = (first: ExportPiece[], files: number, included: boolean): string => `Your data on Waymark

Each .json file contains a list. Times are UTC, amounts are cents, and minutes of hours are counted from midnight of
your own time zone. "uploads.json" lists the files that you uploaded${
  files === 0 || included
    ? ', and the folder "files" contains them by their id.'
    : `. They are larger than ${MAX_FILE_BYTES / 1024 / 1024} MB together, so they are not included; you can download each in the Mentor Studio.`
}

${[DEVICES, ...first.map((piece) => piece.files ?? {})]
  .flatMap((described) => Object.entries(described))
  .map(([file, what]) => `${file}.json: ${what}`)
  .toSorted()
  .join('\n')}
`;
