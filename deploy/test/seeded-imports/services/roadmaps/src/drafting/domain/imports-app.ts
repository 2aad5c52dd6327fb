// breaks: domain-pure
export { target } from '../app/target.ts';
