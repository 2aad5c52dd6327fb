// breaks: no-unresolvable
export { nothing } from './absent.ts';
