// breaks: lib-kernel
export { target } from '../../platform/src/target.ts';
