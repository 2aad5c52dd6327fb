import type { Provider, Type } from '@nestjs/common';

/** What answers. */
export const handlers: Type[] = [];

/** Everything else the service is made of. */
export const parts: Provider[] = [];
