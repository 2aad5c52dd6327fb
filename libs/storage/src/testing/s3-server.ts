import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
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

/** An S3 server on a free port. s3rver supports neither v4 signatures nor AbortMultipartUpload, so both are added. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'waymark-s3-'));
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const bucket = 'waymark-test';
  const s3 = new S3rver({ directory, silent: true });
  await s3.store.putBucket(bucket);
  const handle = s3.callback();
  const openUploads = new Set<string>();
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
