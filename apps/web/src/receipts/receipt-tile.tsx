import type { Upload } from '@quits/storage';
import { useT } from '@quits/i18n/react';
import { Dialog, Button, Icon, IconButton } from '@quits/ui';
import { FileClock, FileText, X } from 'lucide-react';
import { useState } from 'react';
import type { Receipt } from '@quits/product/expense/schema.ts';
import type { Files } from '@quits/product/files/create-files.ts';
import { hasPreview, type ReceiptOwner } from '@quits/product/files/receipt-files.ts';
import styles from './receipts.module.css';
import { UploadNote } from './upload-note.tsx';
import { useReceiptImage } from './use-receipt-image.ts';

/** Props of {@link ReceiptTile}. */
export interface ReceiptTileProps {
  readonly files: Files;
  readonly owner: ReceiptOwner;
  readonly receipt: Receipt;
  readonly upload: Upload | undefined;
  readonly onOpen: () => void;
  readonly onRemove?: () => void;
}

/** Thumbnail of a receipt with its upload state. */
export function ReceiptTile(props: ReceiptTileProps) {
  const { files, owner, receipt, upload, onOpen, onRemove } = props;
  const t = useT();
  const image = useReceiptImage({ files, owner, receipt, upload, size: 'small' });
  const [asking, setAsking] = useState(false);
  const missing = image.status === 'failed' && image.code === 'storage/object-not-found';
  return (
    <li className={styles['tile']}>
      <button type="button" className={styles['paper']} onClick={onOpen} title={receipt.name}>
        {image.status === 'ready' && hasPreview(receipt.type) ? (
          <img src={image.url} alt={receipt.name} className={styles['preview']} />
        ) : (
          <span className={styles['file']}>
            <Icon glyph={missing ? FileClock : FileText} size="large" />
            <span className={styles['name']}>{receipt.name}</span>
          </span>
        )}
      </button>
      {missing ? <p className={styles['note']}>{t('history:notUploaded')}</p> : null}
      {upload === undefined ? null : <UploadNote upload={upload} uploads={files.uploads} />}
      {onRemove === undefined ? null : (
        <IconButton
          className={styles['remove']}
          size="small"
          label={t('history:removeFile', { name: receipt.name })}
          icon={<Icon glyph={X} size="small" />}
          onClick={() => setAsking(true)}
        />
      )}
      <Dialog
        variant="alert"
        open={asking}
        onOpenChange={setAsking}
        title={t('history:removeFile', { name: receipt.name })}
        description={t('history:removeFileText')}
        labels={{ close: t('common:close') }}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                onRemove?.();
              }}
            >
              {t('common:delete')}
            </Button>
            <Button onClick={() => setAsking(false)}>{t('common:cancel')}</Button>
          </>
        }
      />
    </li>
  );
}
