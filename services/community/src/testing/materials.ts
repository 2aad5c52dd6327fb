import type { Caller } from '@waymark/contracts/caller';
import type { Material, MaterialBody } from '@waymark/contracts/community/materials';
import { CreateMaterial } from '@waymark/contracts/community/materials.endpoints';
import { newId } from '@waymark/kernel/ids';
import type { z } from 'zod';
import type { Harness } from './harness.ts';

export const LINK = 'https://courses.example/knots';

/** Published, unless given otherwise: a course on another site. */
export const aMaterial = (
  community: Harness,
  author: Caller,
  given: Partial<z.input<typeof MaterialBody>> = {},
): Promise<Material> =>
  community.call(
    CreateMaterial,
    {
      ...{ title: 'Knots that hold', description: 'Three knots, step by step.', category: 'Crafts' },
      ...{ type: 'course', contentUrl: LINK },
      ...given,
    },
    author,
  );

/** A checked file of a person; returns its id. */
export async function aFile(
  community: Harness,
  { userId }: Caller,
  { type = 'video/mp4', purpose = 'material', state = 'ready' } = {},
): Promise<string> {
  const id = newId();
  await community.sql(
    `INSERT INTO files (id, owner_id, purpose, name, state, size, type, object_key, duration_seconds, page_count,
       thumbnail_key, created_at, touched_at)
     VALUES ($1, $2, $3, 'a file', $4, 1000, $5, $6, 61.9, 3, $7, now(), now())`,
    [id, userId, purpose, state, type, `files/${id}/content`, `files/${id}/thumbnail`],
  );
  return id;
}
