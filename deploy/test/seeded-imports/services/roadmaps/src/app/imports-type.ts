// breaks: services-isolated
import type { target } from '../../../identity/src/app/target.ts';

export type Target = typeof target;
