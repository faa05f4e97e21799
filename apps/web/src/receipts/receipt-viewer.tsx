import type { Upload } from '@quits/storage';
import { useErrorText, useT } from '@quits/i18n/react';
import { Button, Dialog, Icon, Spinner } from '@quits/ui';
import { ExternalLink } from 'lucide-react';
import type { Receipt } from '@quits/product/expense/schema.ts';
import type { Files } from '@quits/product/files/create-files.ts';
import { hasPreview, type ReceiptOwner } from '@quits/product/files/receipt-files.ts';
import styles from './receipts.module.css';
import { useReceiptImage } from './use-receipt-image.ts';

/** Props of {@link ReceiptViewer}. */
export interface ReceiptViewerProps {
  readonly files: Files;
  readonly owner: ReceiptOwner;
  readonly receipt: Receipt;
  readonly upload: Upload | undefined;
  readonly onClose: () => void;
}

/** A receipt in full size; formats that the browser can't display open in a new tab. */
export function ReceiptViewer({ files, owner, receipt, upload, onClose }: ReceiptViewerProps) {
  const t = useT();
  const errorText = useErrorText();
  const image = useReceiptImage({ files, owner, receipt, upload, size: 'full' });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={receipt.name}
      labels={{ close: t('common:close') }}
      className={styles['viewer']}
      actions={
        image.status === 'ready' ? (
          <Button
            icon={<Icon glyph={ExternalLink} />}
            render={(props) => (
              <a {...props} href={image.url} target="_blank" rel="noreferrer noopener">
                {props.children}
              </a>
            )}
          >
            {t('history:openFile')}
          </Button>
        ) : undefined
      }
    >
      {image.status === 'loading' ? <Spinner label={t('common:loading')} /> : null}
      {image.status === 'failed' ? <p>{errorText(image)}</p> : null}
      {image.status === 'ready' && hasPreview(receipt.type) ? (
        <img src={image.url} alt={receipt.name} className={styles['full']} />
      ) : null}
    </Dialog>
  );
}
