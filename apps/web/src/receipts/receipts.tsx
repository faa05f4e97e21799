import { createAppError, type AppError } from '@quits/errors';
import { storageErrors } from '@quits/storage';
import { useUploads } from '@quits/storage/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Skeleton } from '@quits/ui';
import { useEffect, useRef, useState } from 'react';
import { receiptPath } from '@quits/product/expense/receipt-path.ts';
import { MAX_RECEIPTS, type Receipt } from '@quits/product/expense/schema.ts';
import type { Files } from '@quits/product/files/create-files.ts';
import { useFiles } from '../files/files-context.tsx';
import { AddReceipt } from './add-receipt.tsx';
import { addReceiptFiles, type ReceiptOwner } from '@quits/product/files/receipt-files.ts';
import { ReceiptTile } from './receipt-tile.tsx';
import { ReceiptViewer } from './receipt-viewer.tsx';
import styles from './receipts.module.css';

/** Props of {@link Receipts}; without the two functions it can only be looked at. */
export interface ReceiptsProps extends ReceiptOwner {
  readonly receipts: readonly Receipt[];
  /** Files that were chosen, once they are checked and queued; they may not have been sent yet. */
  readonly onAdd?: (added: readonly Receipt[]) => void;
  /** Called with the chosen files, before they are checked. */
  readonly onChosen?: (files: readonly File[]) => void;
  /** Called when reading files starts, and when the last one is done. */
  readonly onReading?: (isReading: boolean) => void;
  /** The file itself is kept until `useForgetReceipts` deletes it. */
  readonly onRemove?: (removed: Receipt) => void;
}

/** The receipts of an expense: pictures to open, more to add. */
export function Receipts(props: ReceiptsProps) {
  const t = useT();
  const files = useFiles();
  if (files === undefined) return <Skeleton shape="block" label={t('common:loading')} />;
  return <LoadedReceipts {...props} files={files} />;
}

function LoadedReceipts({
  files,
  groupId,
  expenseId,
  receipts,
  onAdd,
  onChosen,
  onReading,
  onRemove,
}: ReceiptsProps & { readonly files: Files }) {
  const errorText = useErrorText();
  const uploads = useUploads(files.uploads);
  const [open, setOpen] = useState<string>();
  const [reading, setReading] = useState(0);
  const [problem, setProblem] = useState<AppError>();
  const owner = { groupId, expenseId };
  const uploadOf = ({ id }: Receipt) =>
    uploads.find(({ path }) => path === receiptPath(groupId, expenseId, id));
  const opened = receipts.find(({ id }) => id === open);
  // Much can be typed, or changed by others, while a file is read.
  const latest = useRef(onAdd);
  useEffect(() => {
    latest.current = onAdd;
  }, [onAdd]);

  async function add(chosen: readonly File[]): Promise<void> {
    setProblem(undefined);
    onChosen?.(chosen);
    setReading(Math.min(chosen.length, MAX_RECEIPTS - receipts.length));
    onReading?.(true);
    try {
      const added = await addReceiptFiles(files, owner, chosen, receipts.length);
      setProblem(added.problem);
      if (added.receipts.length > 0) latest.current?.(added.receipts);
    } catch (cause) {
      // If the code can't be loaded, the rest of the expense can still be saved.
      setProblem(
        navigator.onLine
          ? storageErrors.create('upload/unreadable', { cause })
          : createAppError('network/offline', { cause }),
      );
    } finally {
      setReading(0);
      onReading?.(false);
    }
  }

  return (
    <div className={styles['root']}>
      {receipts.length + reading > 0 ? (
        <ul className={styles['tiles']}>
          {receipts.map((receipt) => (
            <ReceiptTile
              key={receipt.id}
              files={files}
              owner={owner}
              receipt={receipt}
              upload={uploadOf(receipt)}
              onOpen={() => setOpen(receipt.id)}
              {...(onRemove === undefined ? {} : { onRemove: () => onRemove(receipt) })}
            />
          ))}
          {Array.from({ length: reading }, (_, index) => (
            <li key={index} className={styles['tile']}>
              <Skeleton shape="block" className={styles['reading']} />
            </li>
          ))}
        </ul>
      ) : null}
      {onAdd === undefined || receipts.length >= MAX_RECEIPTS ? null : (
        <AddReceipt busy={reading > 0} onFiles={(chosen) => void add(chosen)} />
      )}
      {problem === undefined ? null : <Banner tone="danger">{errorText(problem)}</Banner>}
      {opened === undefined ? null : (
        <ReceiptViewer
          files={files}
          owner={owner}
          receipt={opened}
          upload={uploadOf(opened)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
