// breaks: lib-platform
export { target } from '../../messaging/src/target.ts';
