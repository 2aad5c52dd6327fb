// breaks: features-isolated
export { target } from '../browse/target.ts';
