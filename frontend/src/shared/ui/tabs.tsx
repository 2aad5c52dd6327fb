import clsx from 'clsx';
import * as RadixTabs from 'radix-ui/tabs';
import type { ComponentProps } from 'react';

export const Tabs = RadixTabs.Root;

export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List className={clsx('flex flex-wrap gap-1 border-b border-line', className)} {...rest} />
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={clsx(
        '-mb-px min-h-11 rounded-t-control border-b-3 border-transparent px-3 font-semibold text-muted',
        'transition-colors duration-150 hover:text-ink sm:px-4 data-[state=active]:border-clay data-[state=active]:text-ink',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={clsx('pt-6', className)} {...rest} />;
}
