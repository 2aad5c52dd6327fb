// breaks: lib-demo
export { target } from '../../kernel/src/target.ts';
