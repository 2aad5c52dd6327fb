// breaks: gateway-apart
export { target } from '../../services/identity/src/app/target.ts';
