// breaks: contracts-zod-only
export { readFileSync } from 'node:fs';
