// breaks: studio-listed
export { target } from '../review/target.ts';
