import { useT } from '@quits/i18n/react';
import { Button, FileDropzone, Icon } from '@quits/ui';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { RECEIPT_TYPES } from '@quits/product/files/receipt-files.ts';
import styles from './receipts.module.css';

/** Props of {@link AddReceipt}. */
export interface AddReceiptProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Adds receipts: by drag and drop, pasting, selection, or a mobile device's camera. */
export function AddReceipt({ busy, onFiles }: AddReceiptProps) {
  const t = useT();
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['add']}>
      <div className={styles['camera']}>
        <Button
          fullWidth
          icon={<Icon glyph={Camera} />}
          disabled={busy}
          onClick={() => camera.current?.click()}
        >
          {t('history:takePhoto')}
        </Button>
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
      <FileDropzone
        label={t('expenses:addReceipt')}
        hint={t('history:receiptHint')}
        accept={RECEIPT_TYPES.join(',')}
        multiple
        disabled={busy}
        onFiles={onFiles}
      />
    </div>
  );
}
