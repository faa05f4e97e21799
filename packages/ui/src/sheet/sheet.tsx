import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

/** Props of {@link Sheet}. */
export type SheetProps = Omit<DialogProps, 'placement' | 'variant'>;

/** A dialog that slides in from below on phones, from the side on desktops. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} placement="sheet" />;
}
