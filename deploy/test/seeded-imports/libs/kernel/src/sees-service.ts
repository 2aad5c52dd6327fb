// breaks: libs-stand-below
export { target } from '../../../services/identity/src/app/target.ts';
