/** Creates the bucket of the s3 driver unless it exists, and ends. For containers with a store of their own. */
import { loadEnv } from '@waymark/platform/env';
import { createBucket } from '@waymark/storage/create-bucket';
import { s3Options } from '@waymark/storage/create-storage';
import { StorageEnv } from '@waymark/storage/env';

const options = s3Options(loadEnv(StorageEnv));
await createBucket(options);
console.log(`the bucket ${options.bucket} exists`);
