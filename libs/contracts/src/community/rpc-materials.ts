import { z } from 'zod';
import { PageQuery, pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import {
  EditMaterialBody,
  ListMaterialsQuery,
  Material,
  MaterialBody,
  MaterialPosition,
  MaterialSummary,
  MaterialViews,
  SavePositionBody,
} from './materials.ts';
import { memberRoles as roles } from './rpc-network.ts';

const OfMaterial = z.object({ id: Id });

/** Published ones that are not hidden. */
export const ListMaterials = defineRpc('community.materials', {
  access: 'optional',
  input: ListMaterialsQuery,
  output: pageOf(Material),
});
export const GetMaterialSummary = defineRpc('community.material-summary', {
  access: 'optional',
  input: z.object({}),
  output: MaterialSummary,
});
/** Drafts and hidden ones included, newest first. */
export const ListOwnMaterials = defineRpc('community.own-materials', {
  input: PageQuery,
  output: pageOf(Material),
});
/** Error: NOT_FOUND, as of all below; also of drafts and hidden ones of others, except to admins. */
export const GetMaterial = defineRpc('community.material', {
  access: 'optional',
  input: OfMaterial,
  output: Material,
});
/** Errors: RULE_REFUSED (content that does not fit the type, a file that is not ready, too many materials). */
export const CreateMaterial = defineRpc('community.create-material', {
  roles,
  input: MaterialBody,
  output: Material,
});
/** Errors: FORBIDDEN for materials of others, as of the three below, except to admins; RULE_REFUSED as above. */
export const EditMaterial = defineRpc('community.edit-material', {
  roles,
  input: OfMaterial.extend({ body: EditMaterialBody }),
  output: Material,
});
export const DeleteMaterial = defineRpc('community.delete-material', {
  input: OfMaterial,
  output: Success,
});
/** Idempotent. FORBIDDEN to admins as well. */
export const PublishMaterial = defineRpc('community.publish-material', {
  roles,
  input: OfMaterial,
  output: Material,
});
/** Idempotent. */
export const UnpublishMaterial = defineRpc('community.unpublish-material', {
  input: OfMaterial,
  output: Material,
});
/** Counts the caller once per day (UTC); never the author. */
export const ViewMaterial = defineRpc('community.view-material', {
  input: OfMaterial,
  output: MaterialViews,
});
export const GetMaterialPosition = defineRpc('community.material-position', {
  input: OfMaterial,
  output: MaterialPosition,
});
export const SaveMaterialPosition = defineRpc('community.save-material-position', {
  input: OfMaterial.extend({ body: SavePositionBody }),
  output: MaterialPosition,
});
