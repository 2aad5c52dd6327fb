// breaks: contracts-zod-alone
export { readFileSync } from 'node:fs';
