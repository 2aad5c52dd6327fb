import { type Ref, type RefCallback, useCallback, useRef } from 'react';
import { useOnDevice } from './use-on-device.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement;

/**
 * A ref for a field or button: types again what was typed, ticks what was ticked and presses what was pressed before React hydrated
 * it, since React reports nothing of that. `ref` is a further ref of the element.
 */
export function useEarlyInput<T extends Control>(ref: Ref<T> | undefined): RefCallback<T> {
  const isHydrated = useRef(useOnDevice());
  return useCallback(
    (node) => {
      if (node && !isHydrated.current) repeatEarlyInput(node);
      isHydrated.current = true;
      if (typeof ref === 'function') return ref(node);
      if (ref) ref.current = node;
    },
    [ref],
  );
}

function repeatEarlyInput(node: Control): void {
  if (node instanceof HTMLButtonElement) {
    // public/early.js sets it.
    if ('wasPressed' in node) queueMicrotask(() => node.click());
  } else if ('checked' in node && ['checkbox', 'radio'].includes(node.type)) {
    // After a reload, browsers restore what was ticked then.
    if (node.checked === node.defaultChecked || isReload()) return;
    queueMicrotask(() => {
      node.checked = node.defaultChecked;
      node.click();
    });
  } else if (node.value !== node.defaultValue) {
    const typed = node.value;
    queueMicrotask(() => {
      // React compares with what was set through the node itself.
      node.value = node.defaultValue;
      setValue(node, typed);
      node.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

/** By the setter of its own document, which is another one in a frame. */
function setValue(node: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value')?.set?.call(node, value);
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
}
