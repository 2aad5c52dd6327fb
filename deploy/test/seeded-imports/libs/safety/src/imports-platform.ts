// breaks: lib-safety
export { target } from '../../platform/src/target.ts';
