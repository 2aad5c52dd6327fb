// breaks: slices-one-way
export { target } from '../../drafting/app/target.ts';
