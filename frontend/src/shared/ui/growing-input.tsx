import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Textarea } from './input.tsx';

/** A text of one line that wraps and grows instead of being cut. Enter submits the form, as in an input. */
export function GrowingInput({ className, onKeyDown, ...rest }: ComponentProps<typeof Textarea>) {
  return (
    <Textarea
      rows={1}
      className={clsx('field-sizing-content resize-none', className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      {...rest}
    />
  );
}
