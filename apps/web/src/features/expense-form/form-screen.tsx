import { FormSheet } from '@quits/ui';
import type { ReactNode } from 'react';
import { useCloseForm } from '@quits/app-platform/screen/use-close-form.ts';
import { useIsForm } from '../../routing/use-is-form.ts';

/** Props of {@link FormScreen}. */
export interface FormScreenProps {
  /** Path of the screen that follows if the visit began here. */
  readonly fallback: string;
  readonly children: ReactNode;
}

/** The sheet of a form with an address of its own; leaving the sheet leaves the address. */
export function FormScreen({ fallback, children }: FormScreenProps) {
  const isForm = useIsForm();
  const close = useCloseForm(fallback);
  return (
    <FormSheet
      open={isForm}
      onOpenChange={(open) => {
        if (!open) close();
      }}
    >
      {children}
    </FormSheet>
  );
}
