import clsx from 'clsx';
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { dialogBox, dialogVeil } from './dialog-style.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusRestore } from './use-focus-restore.ts';

const widths = { md: 'max-w-lg', lg: 'max-w-3xl', xl: 'max-w-6xl' };

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof widths;
  /** Focuses the title when it opens; default: the field with which the content begins, or the first control. */
  focusTitle?: boolean;
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  focusTitle = false,
}: DialogProps) {
  const focusRestore = useFocusRestore(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useBackCloses(open, () => onOpenChange(false));
  const moveFocus = (event: Event) => {
    focusRestore.onOpenAutoFocus();
    const first = focusTitle ? heading.current : firstField(content.current);
    if (!first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogVeil} />
        <RadixDialog.Content
          className={clsx(dialogBox, widths[size])}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focusRestore}
          onOpenAutoFocus={moveFocus}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 pt-4 pb-3 sm:px-6">
            <div>
              <RadixDialog.Title
                ref={heading}
                tabIndex={focusTitle ? -1 : undefined}
                className="text-xl text-balance sm:text-2xl"
              >
                {title}
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description className="mt-1 text-sm text-muted sm:text-base">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close
              aria-label="Close"
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </RadixDialog.Close>
          </header>
          <div ref={content} className="grow overflow-y-auto px-5 py-5 sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
              {footer}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** The first control of the content, if it is a field. Of radio buttons, the checked one. */
function firstField(content: HTMLElement | null): HTMLElement | null {
  const controls = content?.querySelectorAll<HTMLElement>(
    'input, textarea, select, button, a[href], [tabindex]',
  );
  const first = [...(controls ?? [])].find(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled, input[type="radio"]:not(:checked)'),
  );
  return first?.matches('input, textarea, select') ? first : null;
}
