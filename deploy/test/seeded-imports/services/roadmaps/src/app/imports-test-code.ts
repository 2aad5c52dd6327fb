// breaks: no-test-code-in-products
export { target } from '../testing/target.ts';
