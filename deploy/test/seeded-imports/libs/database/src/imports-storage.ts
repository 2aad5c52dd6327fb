// breaks: lib-database
export { target } from '../../storage/src/target.ts';
