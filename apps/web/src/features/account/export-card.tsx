import { photoPath } from '@quits/auth-ui';
import { useUser } from '@quits/auth/react';
import { createAppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { useState } from 'react';
import { localDate } from '@quits/product/values/local-date.ts';
import { useFiles } from '../../files/files-context.tsx';
import { readStoredFile } from '@quits/product/files/read-stored-file.ts';
import { saveFile } from '../../files/save-file.ts';
import { type ExportState, ExportView } from './export-view.tsx';
import { photoFolder } from './photo-folder.ts';

/** Exports all data of the account as one file. */
export function ExportCard() {
  const user = useUser();
  const database = useDatabase();
  const files = useFiles();
  const t = useT();
  const [state, setState] = useState<ExportState>({ step: 'ready' });

  async function collect(): Promise<void> {
    if (user === undefined || files === undefined) return;
    const at = new Date();
    const name = `quits-${localDate(at)}`;
    setState({ step: 'collecting', group: '', done: 0 });
    const code = await Promise.all([
      import('@quits/product/export/export-account.ts'),
      import('@quits/product/export/pack-export.ts'),
    ]).catch(() => undefined);
    if (code === undefined) {
      // Loading the code may fail too; show an error.
      setState({ step: 'failed', error: createAppError('network/failed') });
      return;
    }
    const [{ exportAccount }, { packExport }] = code;
    const collected = await exportAccount(database, {
      user,
      at,
      onProgress: ({ group, index, groups }) =>
        setState({ step: 'collecting', group, done: index / groups }),
    });
    if (!collected.ok) {
      setState({ step: 'failed', error: collected.error });
      return;
    }
    const { json, attachments } = collected.value;
    const photo = photoPath(user.photoURL, photoFolder(user.uid));
    const all = [...attachments, ...(photo === undefined ? [] : [{ path: photo, name: 'photo' }])];
    const { file, ending, failures } = await packExport({
      json,
      attachments: all,
      read: (path) => readStoredFile(files.downloads, path),
      onProgress: (done) =>
        setState({ step: 'collecting', group: t('expenses:receipts'), done: done / all.length }),
    });
    saveFile(file, `${name}.${ending}`);
    const error = failures.at(-1);
    setState({
      step: 'ready',
      ...(error === undefined ? {} : { missing: { count: failures.length, error } }),
    });
  }

  return <ExportView state={state} onCollect={() => void collect()} />;
}
