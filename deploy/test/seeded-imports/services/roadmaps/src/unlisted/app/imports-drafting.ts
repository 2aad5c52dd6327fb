// breaks: slices-listed
export { target } from '../../drafting/app/target.ts';
