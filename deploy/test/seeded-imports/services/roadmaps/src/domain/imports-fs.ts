// breaks: domain-pure
export { readFileSync } from 'node:fs';
