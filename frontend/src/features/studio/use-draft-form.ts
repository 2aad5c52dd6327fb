import { useEffect, useEffectEvent } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { useRecent } from '../../lib/use-recent.ts';
import { useUnsavedValues } from './unsaved-values.ts';

/** Time to notice that the button that saves will overwrite another version. */
const NOTICE_MS = 1_000;

/**
 * A form whose unsaved values survive a reload of this tab. Without unsaved values it follows `saved`. While
 * `draft.isBlocked`, a conflict has just appeared and saving must wait: the click was meant for the form before.
 */
export function useDraftForm<Values extends FieldValues, Body>(
  key: string,
  saved: Values,
  same: (a: Values, b: Values) => boolean,
  resolver: Resolver<Values, unknown, Body>,
) {
  const draft = useUnsavedValues(key, saved, same);
  const isBlocked = useRecent(draft.isConflicting, NOTICE_MS);
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
  const rebase = (values: Values) => {
    reset(values);
    draft.rebase(values);
  };
  return { form, draft: { ...draft, startOver, rebase, isBlocked } };
}
