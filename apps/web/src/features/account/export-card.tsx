import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useState } from 'react';
import { localDate } from '../../data/local-date.ts';
import { type ExportState, ExportView } from './export-view.tsx';

/** Everything that the account holds, as one file. */
export function ExportCard() {
  const user = useUser();
  const database = useDatabase();
  const [state, setState] = useState<ExportState>({ step: 'ready' });

  async function collect(): Promise<void> {
    if (user === undefined) return;
    setState({ step: 'collecting', group: '', done: 0 });
    const { exportAccount } = await import('../../data/export/export-account.ts');
    const result = await exportAccount(database, {
      user,
      at: new Date(),
      onProgress: (group, done) => setState({ step: 'collecting', group, done }),
    });
    if (!result.ok) {
      setState({ step: 'failed', error: result.error });
      return;
    }
    save(result.value, `quits-${localDate(new Date())}.json`);
    setState({ step: 'ready' });
  }

  return <ExportView state={state} onCollect={() => void collect()} />;
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
