// breaks: frontend-lib-lowest
export { target } from '../shared/target.ts';
