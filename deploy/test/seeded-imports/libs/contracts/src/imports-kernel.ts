// breaks: lib-contracts
export { target } from '../../kernel/src/target.ts';
