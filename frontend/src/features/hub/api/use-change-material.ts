import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EditMaterialInput, Material, MaterialInput } from '@waymark/contracts/community/materials';
import { useEffect } from 'react';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { listKeys, materialKey, ownKey, summaryKey } from './keys.ts';

/** Lists are fetched again after each change. */
function useMaterialMutation<V, R>(send: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      for (const queryKey of [listKeys, summaryKey, ownKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

function useOneMutation<V>(id: string, send: (input: V) => Promise<Material>) {
  const client = useQueryClient();
  return useMaterialMutation(async (input: V) => {
    const material = await send(input);
    client.setQueriesData({ queryKey: materialKey(id) }, material);
    return material;
  });
}

export function useCreateMaterial() {
  const { keyOf } = useIdempotencyKey();
  return useMaterialMutation((body: MaterialInput) =>
    call('POST /api/learning-materials', { body, idempotencyKey: keyOf(body) }),
  );
}

export const useEditMaterial = (id: string) =>
  useOneMutation(id, (body: EditMaterialInput) =>
    call('PATCH /api/learning-materials/{id}', { params: { id }, body }),
  );

export const useSetPublished = (id: string) =>
  useOneMutation(id, (isPublished: boolean) =>
    call(
      isPublished
        ? 'POST /api/learning-materials/{id}/publish'
        : 'POST /api/learning-materials/{id}/unpublish',
      { params: { id } },
    ),
  );

export const useDeleteMaterial = (id: string) =>
  useMaterialMutation(() => call('DELETE /api/learning-materials/{id}', { params: { id } }));

/** Counts the user as a viewer when the material is opened; a failure is not worth a word. */
export function useCountView(id: string, enabled: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    call('POST /api/learning-materials/{id}/view', { params: { id } }).then(
      ({ view_count }) =>
        client.setQueriesData<Material>(
          { queryKey: materialKey(id) },
          (material) => material && { ...material, view_count },
        ),
      () => {},
    );
  }, [client, id, enabled]);
}

/** A lost position costs little, so failures are ignored. */
export const savePosition = (id: string, position: number): void =>
  void call('PUT /api/learning-materials/{id}/position', { params: { id }, body: { position } }).catch(
    () => {},
  );
