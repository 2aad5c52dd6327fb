import { useEffect, useEffectEvent } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useUnsavedValues } from './unsaved-values.ts';

/** A form whose unsaved values survive a reload of this tab. Without unsaved values it follows `saved`. */
export function useDraftForm<Values extends FieldValues, Body>(
  key: string,
  saved: Values,
  same: (a: Values, b: Values) => boolean,
  resolver: Resolver<Values, unknown, Body>,
) {
  const draft = useUnsavedValues(key, saved, same);
  const form = useForm<Values, unknown, Body>({
    resolver,
    defaultValues: draft.values as DefaultValues<Values>,
  });
  const { watch, reset } = form;
  const store = useEffectEvent((values: object) => draft.change(values as Values));
  useEffect(() => {
    const { unsubscribe } = watch((values) => store(values));
    return unsubscribe;
  }, [watch]);
  const startOver = () => {
    reset(saved);
    draft.startOver();
  };
  const follow = useEffectEvent(() => {
    if (!draft.dirty) startOver();
  });
  const newest = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another window has saved
  useEffect(() => follow(), [newest]);
  return { form, draft: { ...draft, startOver } };
}
