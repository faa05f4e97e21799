import { useT } from '@quits/i18n/react';
import { SheetFrame } from '@quits/ui';
import type { ReactNode } from 'react';
import { useCloseForm } from '@quits/app-platform/screen/use-close-form.ts';

/** Props of {@link MessageFrame}. */
export interface MessageFrameProps {
  readonly title: string;
  /** Path to navigate to on close if the visit began here. */
  readonly fallback: string;
  readonly children: ReactNode;
}

/** Contents of a form's sheet other than the form: a message, a question, or a placeholder. */
export function MessageFrame({ title, fallback, children }: MessageFrameProps) {
  const close = useCloseForm(fallback);
  const labels = { close: useT()('common:close') };
  return <SheetFrame {...{ title, labels, children }} onClose={close} />;
}
