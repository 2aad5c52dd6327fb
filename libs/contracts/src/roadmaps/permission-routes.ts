import { route } from '../route.ts';
import type {
  OutsideModel,
  OutsideModelBody,
  PermissionBody,
  PermissionChanged,
  SourcePermissions,
} from './permissions.ts';

type OfId = { id: string };

export const getPermissions = route<{ params: OfId; response: SourcePermissions }>(
  'GET',
  '/api/sources/{id}/permissions',
);
export const changePermission = route<{ params: OfId; body: PermissionBody; response: PermissionChanged }>(
  'POST',
  '/api/sources/{id}/permissions',
);
export const getOutsideModel = route<{ params: OfId; response: OutsideModel }>(
  'GET',
  '/api/roadmaps/{id}/outside-model',
);
export const setOutsideModel = route<{ params: OfId; body: OutsideModelBody; response: OutsideModel }>(
  'PUT',
  '/api/roadmaps/{id}/outside-model',
);
