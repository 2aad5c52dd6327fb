import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { Difficulty, MaterialSort, MaterialType } from './material-options.ts';
import type {
  EditMaterialInput,
  Material,
  MaterialInput,
  MaterialPosition,
  MaterialSummary,
  MaterialViews,
  SavePositionBody,
} from './materials.ts';

type OfMaterial = { id: string };

export const listMaterials = route<{
  query: {
    q?: string;
    category?: string;
    type?: MaterialType;
    difficulty?: Difficulty;
    sort?: MaterialSort;
    limit?: number;
    cursor?: string;
  };
  response: Material[];
}>('GET', '/api/learning-materials');
export const getMaterialSummary = route<{ response: MaterialSummary }>(
  'GET',
  '/api/learning-materials/summary',
);
export const listOwnMaterials = route<{
  query: { limit?: number; cursor?: string };
  response: Material[];
}>('GET', '/api/mentor/learning-materials');
export const createMaterial = route<{ body: MaterialInput; response: Material }>(
  'POST',
  '/api/learning-materials',
);
export const getMaterial = route<{ params: OfMaterial; response: Material }>(
  'GET',
  '/api/learning-materials/{id}',
);
export const editMaterial = route<{ params: OfMaterial; body: EditMaterialInput; response: Material }>(
  'PATCH',
  '/api/learning-materials/{id}',
);
export const deleteMaterial = route<{ params: OfMaterial; response: Success }>(
  'DELETE',
  '/api/learning-materials/{id}',
);
export const publishMaterial = route<{ params: OfMaterial; response: Material }>(
  'POST',
  '/api/learning-materials/{id}/publish',
);
export const unpublishMaterial = route<{ params: OfMaterial; response: Material }>(
  'POST',
  '/api/learning-materials/{id}/unpublish',
);
export const viewMaterial = route<{ params: OfMaterial; response: MaterialViews }>(
  'POST',
  '/api/learning-materials/{id}/view',
);
export const getMaterialPosition = route<{ params: OfMaterial; response: MaterialPosition }>(
  'GET',
  '/api/learning-materials/{id}/position',
);
export const saveMaterialPosition = route<{
  params: OfMaterial;
  body: SavePositionBody;
  response: MaterialPosition;
}>('PUT', '/api/learning-materials/{id}/position');
