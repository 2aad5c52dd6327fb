// breaks: transport-on-top
export { target } from '../transport/target.ts';
