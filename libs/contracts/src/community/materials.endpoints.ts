import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
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
import { memberRoles as roles } from './network.endpoints.ts';

const OfMaterial = z.object({ id: Id });

/** Published ones that are not hidden. */
export const ListMaterials = endpoint('GET /api/learning-materials', {
  subject: 'community.materials',
  access: 'optional',
  summary: 'Published learning materials, without the address of their content for visitors',
  input: ListMaterialsQuery,
  output: pageOf(Material),
});
export const GetMaterialSummary = endpoint('GET /api/learning-materials/summary', {
  subject: 'community.material-summary',
  access: 'optional',
  summary: 'Counts of published learning materials by type, and their categories',
  input: z.object({}),
  output: MaterialSummary,
});
/** Drafts and hidden ones included, newest first. */
export const ListOwnMaterials = endpoint('GET /api/mentor/learning-materials', {
  subject: 'community.own-materials',
  summary: "The caller's learning materials with drafts and hidden ones, newest first",
  input: PageQuery,
  output: pageOf(Material),
});
/** Error: NOT_FOUND, as of all below; also of drafts and hidden ones of others, except to admins. */
export const GetMaterial = endpoint('GET /api/learning-materials/{id}', {
  subject: 'community.material',
  access: 'optional',
  summary: 'A learning material',
  input: OfMaterial,
  output: Material,
});
/** Errors: RULE_REFUSED (content that does not fit the type, a file that is not ready, too many materials). */
export const CreateMaterial = endpoint('POST /api/learning-materials', {
  subject: 'community.create-material',
  roles,
  bodyLimit: 32 * 1024,
  status: 201,
  summary: 'Shares a file of the caller or a page of another site; tags are joined by commas',
  input: MaterialBody,
  output: Material,
});
/** Errors: FORBIDDEN for materials of others, as of the three below, except to admins; RULE_REFUSED as above. */
export const EditMaterial = endpoint('PATCH /api/learning-materials/{id}', {
  subject: 'community.edit-material',
  roles,
  bodyLimit: 32 * 1024,
  summary: "Changes one of the caller's learning materials; admins may change any",
  input: OfMaterial.extend({ body: EditMaterialBody }),
  output: Material,
});
export const DeleteMaterial = endpoint('DELETE /api/learning-materials/{id}', {
  subject: 'community.delete-material',
  summary: "Deletes one of the caller's learning materials with its file; admins may delete any",
  input: OfMaterial,
  output: Success,
});
/** Idempotent. FORBIDDEN to admins as well. */
export const PublishMaterial = endpoint('POST /api/learning-materials/{id}/publish', {
  subject: 'community.publish-material',
  roles,
  summary: "Publishes one of the caller's learning materials",
  input: OfMaterial,
  output: Material,
});
/** Idempotent. */
export const UnpublishMaterial = endpoint('POST /api/learning-materials/{id}/unpublish', {
  subject: 'community.unpublish-material',
  summary: "Makes one of the caller's learning materials a draft again; admins may do so with any",
  input: OfMaterial,
  output: Material,
});
/** Counts the caller once per day (UTC); never the author. */
export const ViewMaterial = endpoint('POST /api/learning-materials/{id}/view', {
  subject: 'community.view-material',
  summary: 'Counts the caller as a viewer, once per day; the author never',
  input: OfMaterial,
  output: MaterialViews,
});
export const GetMaterialPosition = endpoint('GET /api/learning-materials/{id}/position', {
  subject: 'community.material-position',
  summary: 'Where the caller stopped: seconds, or a page',
  input: OfMaterial,
  output: MaterialPosition,
});
export const SaveMaterialPosition = endpoint('PUT /api/learning-materials/{id}/position', {
  subject: 'community.save-material-position',
  summary: 'Records where the caller stopped',
  input: OfMaterial.extend({ body: SavePositionBody }),
  output: MaterialPosition,
});
