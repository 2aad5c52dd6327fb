// breaks: services-apart
export { target } from '../../../identity/src/app/target.ts';
