// breaks: features-no-app
export { target } from '../../app/target.ts';
