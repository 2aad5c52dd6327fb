// breaks: no-barrels
export { target } from './barrel/index.ts';
