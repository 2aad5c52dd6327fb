// breaks: libs-below-programs
export { target } from '../../../services/identity/src/app/target.ts';
