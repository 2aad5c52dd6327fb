// breaks: lib-drawings
export { target } from '../../kernel/src/target.ts';
