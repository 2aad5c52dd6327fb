// breaks: libs-no-business
export { target } from '../../contracts/src/roadmaps/target.ts';
