// breaks: slices-one-way
export { target } from '../../accounts/app/target.ts';
