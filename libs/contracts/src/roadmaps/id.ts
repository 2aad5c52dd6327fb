import { z } from 'zod';

export const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'This id is not valid.');

/** In the path of an endpoint. */
export const OfRoadmap = z.object({ id: Id });
