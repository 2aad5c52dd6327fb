import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type S3StorageOptions, s3ClientConfig } from './s3-storage.ts';

/** Creates the bucket unless it exists. Throws the store's error, also for the bucket of another account. */
export async function createBucket(options: S3StorageOptions): Promise<void> {
  const client = new S3Client({ ...s3ClientConfig(options), endpoint: options.endpoint });
  const bucket = { Bucket: options.bucket };
  try {
    await client.send(new HeadBucketCommand(bucket));
  } catch (error) {
    if ((error as { name?: string }).name !== 'NotFound') throw error;
    await client.send(new CreateBucketCommand(bucket));
  } finally {
    client.destroy();
  }
}
