// breaks: lib-messaging
export { target } from '../../database/src/target.ts';
