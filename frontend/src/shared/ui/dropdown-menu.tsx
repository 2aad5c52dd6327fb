import clsx from 'clsx';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** `<Menu trigger={<Button>…</Button>}> <MenuItem/> … </Menu>`. */
interface MenuProps {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

export function Menu({ trigger, children, align = 'end', open, onOpenChange }: MenuProps) {
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      {/* Without a portal it stays inside its landmark. */}
      <RadixMenu.Content
        align={align}
        sideOffset={8}
        collisionPadding={12}
        className="anim-rise z-50 min-w-56 rounded-card border border-line bg-raised p-1.5 text-ink shadow-soft"
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}

const item =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-left select-none ' +
  'outline-none data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 ' +
  'data-highlighted:outline-dusk data-disabled:cursor-not-allowed data-disabled:opacity-55';

type ItemProps = Omit<ComponentProps<typeof RadixMenu.Item>, 'asChild'> & {
  icon?: ReactNode;
  destructive?: boolean;
};

export function MenuItem({ icon, destructive, children, className, ...rest }: ItemProps) {
  return (
    <RadixMenu.Item className={clsx(item, destructive && 'text-berry', className)} {...rest}>
      {icon}
      {children}
    </RadixMenu.Item>
  );
}

interface MenuLinkProps {
  to: string;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function MenuLink({ to, icon, className, children }: MenuLinkProps) {
  return (
    <RadixMenu.Item asChild className={clsx(item, className)}>
      <Link to={to}>
        {icon}
        {children}
      </Link>
    </RadixMenu.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <RadixMenu.Label className="px-3 pt-2 pb-1 text-xs text-muted">{children}</RadixMenu.Label>;
}

export const MenuSeparator = () => <RadixMenu.Separator className="my-1.5 h-px bg-line" />;

interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  choices: readonly { value: T; label: string; icon?: ReactNode }[];
}

/** A radio item; choosing it does not close the menu. */
export function MenuChoice<T extends string>({ label, value, onChange, choices }: MenuChoiceProps<T>) {
  return (
    <RadixMenu.Group>
      <MenuLabel>{label}</MenuLabel>
      <RadixMenu.RadioGroup value={value} onValueChange={(next) => onChange(next as T)}>
        {choices.map((choice) => (
          <RadixMenu.RadioItem
            key={choice.value}
            value={choice.value}
            onSelect={(event) => event.preventDefault()}
            className={clsx(item, 'data-[state=checked]:font-semibold data-[state=checked]:text-moss')}
          >
            {choice.icon}
            {choice.label}
            <RadixMenu.ItemIndicator className="ml-auto size-2 rounded-full bg-moss" />
          </RadixMenu.RadioItem>
        ))}
      </RadixMenu.RadioGroup>
    </RadixMenu.Group>
  );
}
