// breaks: persistence-below-app
export { target } from '../app/target.ts';
