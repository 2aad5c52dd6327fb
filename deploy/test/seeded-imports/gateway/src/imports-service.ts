// breaks: gateway-isolated
export { target } from '../../services/identity/src/app/target.ts';
