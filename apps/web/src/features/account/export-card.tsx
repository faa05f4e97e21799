import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Card, Progress } from '@quits/ui';
import { useState } from 'react';
import { localDate } from '../../data/local-date.ts';
import styles from './account-screen.module.css';

type State =
  | { readonly step: 'ready' }
  | { readonly step: 'collecting'; readonly group: string; readonly done: number }
  | { readonly step: 'failed'; readonly error: { readonly code: string } };

/** Everything that the account holds, as one file. */
export function ExportCard() {
  const t = useT();
  const errorText = useErrorText();
  const user = useUser();
  const database = useDatabase();
  const [state, setState] = useState<State>({ step: 'ready' });

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

  return (
    <Card title={t('account:exportTitle')}>
      <div className={styles['form']}>
        <p className={styles['value']}>{t('account:exportText')}</p>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        {state.step === 'collecting' ? (
          <Progress label={t('account:exporting', { group: state.group })} value={state.done} />
        ) : (
          <Button onClick={() => void collect()}>{t('account:exportAll')}</Button>
        )}
      </div>
    </Card>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
