// breaks: features-below-app
export { target } from '../../app/target.ts';
