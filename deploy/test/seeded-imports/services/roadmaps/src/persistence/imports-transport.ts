// breaks: transport-not-imported
export { target } from '../transport/target.ts';
