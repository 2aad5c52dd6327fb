// breaks: lib-text-model
export { target } from '../../platform/src/target.ts';
