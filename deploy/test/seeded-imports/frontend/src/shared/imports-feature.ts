// breaks: shared-no-features
export { target } from '../features/browse/target.ts';
