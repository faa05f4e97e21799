import { useUser } from '@quits/auth/react';
import type { Upload } from '@quits/storage';
import { useDownloadUrl, useObjectUrl } from '@quits/storage/react';
import { useEffect, useState } from 'react';
import { previewPath, receiptPath } from '@quits/product/expense/receipt-path.ts';
import type { Receipt } from '@quits/product/expense/schema.ts';
import type { Files } from '@quits/product/files/create-files.ts';
import { keepImage } from '@quits/product/files/kept-images.ts';
import { hasPreview, type ReceiptOwner } from '@quits/product/files/receipt-files.ts';
import { useKeptImage } from './use-kept-image.ts';

/** URL of a receipt's file. */
export type ReceiptImage =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: string }
  | { readonly status: 'failed'; readonly code: string };

/** Arguments of {@link useReceiptImage}. */
export interface ReceiptImageRequest {
  readonly files: Files;
  readonly owner: ReceiptOwner;
  readonly receipt: Receipt;
  readonly upload: Upload | undefined;
  readonly size: 'small' | 'full';
}

/**
 * Returns the URL of a receipt: of the local file until it is uploaded, then of the cached file, or
 * else of the stored one.
 */
export function useReceiptImage(request: ReceiptImageRequest): ReceiptImage {
  const { files, owner, receipt, upload, size } = request;
  const { groupId, expenseId } = owner;
  const here = upload !== undefined && upload.state.status !== 'done';
  const waiting = useObjectUrl(useWaitingFile(files, here ? upload.id : undefined, size));
  const pathOf = size === 'small' && hasPreview(receipt.type) ? previewPath : receiptPath;
  const path = pathOf(groupId, expenseId, receipt.id);
  const uid = useUser()?.uid;
  // Files without a preview are cached only when opened in full size.
  const isKept = !here && uid !== undefined && (size === 'full' || hasPreview(receipt.type));
  const image = isKept ? { uid, path, size } : undefined;
  const kept = useKeptImage(image);
  const seen = useObjectUrl(kept.status === 'found' ? kept.file : undefined);
  const isAsked = !here && (image === undefined || kept.status === 'none');
  const stored = useDownloadUrl(files.downloads, isAsked ? path : undefined);
  const url = stored.status === 'ready' ? stored.url : undefined;
  useEffect(() => {
    if (uid !== undefined && isKept && url !== undefined) void keepImage({ uid, path, size }, url);
  }, [uid, isKept, path, size, url]);

  if (here) return waiting === undefined ? { status: 'loading' } : ready(waiting);
  if (seen !== undefined) return ready(seen);
  if (stored.status === 'ready') return ready(stored.url);
  if (stored.status === 'failed') return { status: 'failed', code: stored.error.code };
  return { status: 'loading' };
}

function ready(url: string): ReceiptImage {
  return { status: 'ready', url };
}

function useWaitingFile(
  { uploads }: Files,
  id: string | undefined,
  size: 'small' | 'full',
): Blob | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly file: Blob | undefined }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let current = true;
    const load = async () => {
      const kept = await uploads.getQueuedFile(id);
      const file = size === 'small' ? (kept?.preview?.file ?? kept?.file) : kept?.file;
      if (current) setFound({ id, file });
    };
    void load();
    return () => {
      current = false;
    };
  }, [uploads, id, size]);
  return found?.id === id ? found?.file : undefined;
}
