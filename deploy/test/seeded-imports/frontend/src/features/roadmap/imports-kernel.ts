// breaks: frontend-contracts-only
export { target } from '../../../../libs/kernel/src/target.ts';
