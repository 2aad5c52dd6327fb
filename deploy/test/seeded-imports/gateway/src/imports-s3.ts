// breaks: s3-in-storage
export { S3Client } from '@aws-sdk/client-s3';
