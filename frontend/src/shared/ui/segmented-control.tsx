import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

export interface Segment<T extends string> {
  value: T;
  label: string;
  /** Replaces the label with `iconOnly`, else precedes it. */
  icon?: ReactNode;
}

interface SegmentedControlProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  segments: readonly Segment<T>[];
  iconOnly?: boolean;
  className?: string;
}

export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const name = useId();
  return (
    <fieldset
      className={clsx('inline-flex rounded-control border border-edge bg-raised p-0.5', props.className)}
    >
      <legend className="sr-only">{props.label}</legend>
      {props.segments.map((segment) => (
        <label
          key={segment.value}
          className={clsx(
            'inline-flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-[8px] px-2 text-sm font-semibold whitespace-nowrap text-muted sm:px-3',
            'transition-colors duration-150 hover:text-ink has-checked:bg-moss-soft has-checked:text-moss',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={segment.value === props.value}
            onChange={() => props.onChange(segment.value)}
          />
          {segment.icon}
          <span className={clsx(props.iconOnly && 'sr-only')}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
