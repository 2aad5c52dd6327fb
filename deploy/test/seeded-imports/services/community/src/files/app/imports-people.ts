// breaks: slices-one-way
export { target } from '../../people/app/target.ts';
