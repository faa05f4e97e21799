import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

/** Props of {@link Sheet}. */
export type SheetProps = Omit<DialogProps, 'place' | 'kind'>;

/** A task beside the page: from below on phones, at the side on desktops. */
export function Sheet(props: SheetProps) {
  return <Dialog {...props} placement="sheet" />;
}
