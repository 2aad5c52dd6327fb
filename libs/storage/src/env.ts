import { z } from 'zod';

const optional = () =>
  z
    .string()
    .trim()
    .transform((text) => text || undefined)
    .optional();

/** Spread into a process's env schema, with `superRefine(checkStorageEnv)`. */
export const storageEnv = {
  STORAGE_DRIVER: z
    .enum(['disk', 's3'])
    .default('disk')
    .describe('Where files live: in a folder of this machine, or in an S3-compatible store'),
  STORAGE_DIR: z
    .string()
    .min(1)
    .default('.waymark/objects')
    .describe('Folder of the disk driver; every process of one installation uses the same'),
  S3_ENDPOINT: optional().describe('URL of an S3-compatible store; empty: Amazon S3 itself'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket'),
  S3_BUCKET: optional().describe('Bucket of the s3 driver'),
  S3_ACCESS_KEY_ID: optional().describe('Access key; empty: the usual AWS credential chain'),
  S3_SECRET_ACCESS_KEY: optional().describe('Secret of the access key'),
  S3_PATH_STYLE: z
    .enum(['auto', 'true', 'false'])
    .default('auto')
    .describe('Bucket in the path rather than in the host name; auto: yes when S3_ENDPOINT is set'),
};

export const StorageEnv = z.object(storageEnv);
export type StorageEnv = z.infer<typeof StorageEnv>;

/** Contradictions between the variables. */
export function storageFaults(env: StorageEnv): { path: string; message: string }[] {
  const faults: { path: string; message: string }[] = [];
  if (env.STORAGE_DRIVER === 'disk') return faults;
  if (!env.S3_BUCKET) faults.push({ path: 'S3_BUCKET', message: 'must be set for STORAGE_DRIVER=s3' });
  if (!env.S3_ACCESS_KEY_ID !== !env.S3_SECRET_ACCESS_KEY) {
    faults.push({ path: 'S3_SECRET_ACCESS_KEY', message: 'must be set together with S3_ACCESS_KEY_ID' });
  }
  return faults;
}

export function checkStorageEnv(env: StorageEnv, ctx: z.RefinementCtx): void {
  for (const { path, message } of storageFaults(env)) ctx.addIssue({ code: 'custom', path: [path], message });
}
