// breaks: services-below-gateway
export { target } from '../../../../gateway/src/target.ts';
