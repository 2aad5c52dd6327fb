// breaks: services-no-programs
export { target } from '../../../../gateway/src/target.ts';
