import { FormSheet } from '@quits/ui';
import type { ReactNode } from 'react';
import { useCloseForm } from '@quits/app-platform/screen/use-close-form.ts';
import { useIsForm } from '../../routing/use-is-form.ts';

/** Props of {@link FormScreen}. */
export interface FormScreenProps {
  /** Path to navigate to on close if the visit began here. */
  readonly fallback: string;
  readonly children: ReactNode;
}

/** The sheet of a form with a route of its own; closing it navigates back. */
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
