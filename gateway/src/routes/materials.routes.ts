import * as routes from '@waymark/contracts/community/material-routes';
import * as rpc from '@waymark/contracts/community/rpc-materials';
import { forward, forwardController } from '../http/forward.ts';

/** Visitors read descriptions, users use the content, mentors and admins share. */
export const MaterialsRoutes = forwardController('LearningMaterials', {
  materials: forward(routes.listMaterials, rpc.ListMaterials, {
    summary: 'Published learning materials, without the address of their content for visitors',
  }),
  materialSummary: forward(routes.getMaterialSummary, rpc.GetMaterialSummary, {
    summary: 'Counts of published learning materials by type, and their categories',
  }),
  ownMaterials: forward(routes.listOwnMaterials, rpc.ListOwnMaterials, {
    summary: "The caller's learning materials with drafts and hidden ones, newest first",
  }),
  createMaterial: forward(routes.createMaterial, rpc.CreateMaterial, {
    bodyLimit: 32 * 1024,
    status: 201,
    summary: 'Shares a file of the caller or a page of another site; tags are joined by commas',
  }),
  material: forward(routes.getMaterial, rpc.GetMaterial, { summary: 'A learning material' }),
  editMaterial: forward(routes.editMaterial, rpc.EditMaterial, {
    bodyLimit: 32 * 1024,
    summary: "Changes one of the caller's learning materials; admins may change any",
  }),
  deleteMaterial: forward(routes.deleteMaterial, rpc.DeleteMaterial, {
    summary: "Deletes one of the caller's learning materials with its file; admins may delete any",
  }),
  publishMaterial: forward(routes.publishMaterial, rpc.PublishMaterial, {
    summary: "Publishes one of the caller's learning materials",
  }),
  unpublishMaterial: forward(routes.unpublishMaterial, rpc.UnpublishMaterial, {
    summary: "Makes one of the caller's learning materials a draft again; admins may do so with any",
  }),
  viewMaterial: forward(routes.viewMaterial, rpc.ViewMaterial, {
    summary: 'Counts the caller as a viewer, once per day; the author never',
  }),
  materialPosition: forward(routes.getMaterialPosition, rpc.GetMaterialPosition, {
    summary: 'Where the caller stopped: seconds, or a page',
  }),
  savePosition: forward(routes.saveMaterialPosition, rpc.SaveMaterialPosition, {
    summary: 'Records where the caller stopped',
  }),
});
