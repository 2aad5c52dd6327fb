// breaks: slices-below-service
export { target } from '../../service.ts';
