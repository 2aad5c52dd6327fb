// breaks: studio-one-way
export { target } from '../review/target.ts';
