import type { ComponentProps } from 'react';

type DisplayButtonProps = Pick<ComponentProps<'button'>, 'className'> & {
  label: string;
  /** Shows the label next to the letters. */
  hasWord?: boolean;
};

/**
 * Opens the choice of text size and contrast, which is in the page footer
 * (app/features/shell/display.tsx).
 */
export function DisplayButton({ label, hasWord = false, className }: DisplayButtonProps) {
  return (
    <button type="button" className={className} popoverTarget="display">
      <span aria-hidden="true">Aa</span>
      <span className={hasWord ? undefined : 'visually-hidden'}>{label}</span>
    </button>
  );
}
