// breaks: lib-storage
export { target } from '../../database/src/target.ts';
