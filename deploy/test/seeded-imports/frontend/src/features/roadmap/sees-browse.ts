// breaks: features-apart
export { target } from '../browse/target.ts';
