import { Button, Dialog } from '@quits/ui';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { TEXTS } from '../../texts.ts';
import { lastOf } from './data-path.ts';

const texts = TEXTS.data;

/** Props of {@link DeleteDocument}. */
export interface DeleteDocumentProps {
  readonly path: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onDeleted: () => void;
}

/** Asks before a document is deleted. */
export function DeleteDocument({ path, open, onOpenChange, onDeleted }: DeleteDocumentProps) {
  async function remove(): Promise<void> {
    onOpenChange(false);
    const isDone = await perform(() =>
      fetchJson('/__/api/data/delete', { body: { document: path } }),
    );
    if (!isDone) return;
    toasts.show({ text: texts.documentDeleted });
    onDeleted();
  }
  return (
    <Dialog
      variant="alert"
      open={open}
      onOpenChange={onOpenChange}
      title={texts.removeDocumentTitle(lastOf(path))}
      description={texts.removeDocumentText}
      labels={{ close: TEXTS.app.close }}
      actions={
        <>
          <Button variant="danger" onClick={() => void remove()}>
            {texts.removeDocument}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{TEXTS.app.cancel}</Button>
        </>
      }
    />
  );
}
