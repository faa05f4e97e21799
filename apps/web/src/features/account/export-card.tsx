import { photoPath } from '@quits/auth-ui';
import { useAuthMachine, useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useLocale, useT } from '@quits/i18n/react';
import { createExportJob } from '@quits/product/export/export-job.ts';
import { useSyncExternalStore } from 'react';
import { useAccountTools } from '../../account/account-tools.tsx';
import { useFiles } from '../../files/files-context.tsx';
import { fileName, saveFile } from '../../files/save-file.ts';
import { notices } from '../../platform/notices/notices.ts';
import { ExportView } from './export-view.tsx';
import { photoFolder } from './photo-folder.ts';

/** Continues after the screen is left. */
const job = createExportJob();

/** Exports all data of the account as one file. */
export function ExportCard() {
  const t = useT();
  const format = useFormatter();
  const { dir } = useLocale();
  const user = useUser();
  const auth = useAuthMachine();
  const database = useDatabase();
  const files = useFiles();
  const { recordsSignIns } = useAccountTools();
  const state = useSyncExternalStore(job.subscribe, job.getState);

  function start(): void {
    if (user === undefined || files === undefined) return;
    const photo = photoPath(user.photoURL, photoFolder(user.uid));
    job.start({
      auth,
      database,
      user,
      recordsSignIns,
      files,
      attachments: photo === undefined ? [] : [{ path: photo, name: 'photo' }],
      language: { t, format, dir },
      fileName,
      save: saveFile,
      onEnd: (ok) => notices.show({ text: t(ok ? 'account:exportDone' : 'account:exportFailed') }),
    });
  }

  return <ExportView state={state} onCollect={start} onCancel={job.cancel} />;
}
