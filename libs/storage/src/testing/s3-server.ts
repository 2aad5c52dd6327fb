import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { presignatureHolds } from './sigv4.ts';

export interface TestS3 {
  endpoint: string;
  bucket: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  openUploads: Set<string>; // neither completed nor aborted
  close(): Promise<void>;
}

/** An S3 server on a free port. s3rver lacks v4 signatures, AbortMultipartUpload and ListParts, so they are added. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-s3-'));
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const bucket = 'waymark-test';
  const s3 = new S3rver({ directory, silent: true });
  await s3.store.putBucket(bucket);
  const handle = s3.callback();
  const openUploads = new Set<string>();
  const parts = new Parts();
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://s3');
    const uploadId = url.searchParams.get('uploadId');
    if (url.searchParams.has('X-Amz-Signature') && !presignatureHolds(req, credentials.secretAccessKey)) {
      req.resume();
      res.writeHead(403, { 'content-type': 'application/xml', connection: 'close' });
      return res.end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    if (req.method === 'POST' && url.searchParams.has('uploads')) openUploads.add(url.pathname);
    if (req.method === 'POST' && uploadId) openUploads.delete(url.pathname);
    if (req.method === 'PUT' && uploadId) parts.watch(url, req, res);
    if (req.method === 'GET' && uploadId) {
      const isOpen = openUploads.has(url.pathname);
      res.writeHead(isOpen ? 200 : 404, { 'content-type': 'application/xml' });
      return res.end(isOpen ? parts.list(uploadId) : '<Error><Code>NoSuchUpload</Code></Error>');
    }
    if (req.method === 'DELETE' && uploadId) {
      openUploads.delete(url.pathname);
      return res.writeHead(204).end();
    }
    handle(req, res);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    credentials,
    openUploads,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Parts of unfinished uploads, as s3rver has accepted them. */
class Parts {
  private readonly stored = new Map<string, Map<number, { size: number; etag: string }>>();

  watch(url: URL, req: IncomingMessage, res: ServerResponse): void {
    const uploadId = url.searchParams.get('uploadId') ?? '';
    const number = Number(url.searchParams.get('partNumber'));
    const size = Number(req.headers['x-amz-decoded-content-length'] ?? req.headers['content-length']);
    res.once('finish', () => {
      if (res.statusCode !== 200) return;
      const parts = this.stored.get(uploadId) ?? new Map();
      this.stored.set(uploadId, parts.set(number, { size, etag: String(res.getHeader('etag')) }));
    });
  }

  list(uploadId: string): string {
    const parts = [...(this.stored.get(uploadId) ?? [])].sort(([one], [two]) => one - two);
    const rows = parts.map(
      ([number, { size, etag }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${size}</Size></Part>`,
    );
    return `<ListPartsResult><UploadId>${uploadId}</UploadId><IsTruncated>false</IsTruncated>${rows.join('')}</ListPartsResult>`;
  }
}
