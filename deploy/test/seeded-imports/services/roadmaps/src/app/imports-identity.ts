// breaks: services-isolated
export { target } from '../../../identity/src/app/target.ts';
