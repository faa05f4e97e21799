import { Button } from '@quits/ui';
import { useState } from 'react';
import type { BackupView, RestoreTest } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { Facts } from '../../parts/facts.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './server-page.module.css';

const texts = TEXTS.server;

/** Shows the state of the backup, and a button that tests whether it can be restored. */
export function BackupFacts({
  backup,
  onChange,
}: {
  readonly backup: BackupView;
  readonly onChange: () => void;
}) {
  const { completeUntil, failure, lastTest } = backup;
  const [isTesting, setTesting] = useState(false);

  async function test(): Promise<void> {
    setTesting(true);
    await perform(async () => {
      const { problems } = await fetchJson<RestoreTest>('/__/api/server/restore-test', {
        body: {},
      });
      if (problems.length === 0) toasts.show({ text: texts.restored });
      else toasts.show({ text: texts.notRestored, tone: 'danger' });
    });
    setTesting(false);
    onChange();
  }

  return (
    <div className={styles['form']}>
      <Facts
        entries={[
          [
            texts.backedUp,
            completeUntil === undefined ? texts.never : <TimeText time={completeUntil} />,
          ],
          [texts.problem, failure],
          [texts.lastTest, lastTest === undefined ? texts.never : <TestResult test={lastTest} />],
        ]}
      />
      <Button loading={isTesting} onClick={() => void test()}>
        {texts.testRestore}
      </Button>
      <p>{texts.testHint}</p>
    </div>
  );
}

function TestResult({ test }: { readonly test: RestoreTest }) {
  const { at, documents, accounts, files, duration, checked, problems } = test;
  return (
    <>
      <TimeText time={at} />
      <span>
        {problems.length === 0
          ? texts.testPassed(documents, accounts, files, duration)
          : problems.join(' ')}
      </span>
      {problems.length === 0 && checked !== undefined && <span>{texts.contentsFit(checked)}</span>}
    </>
  );
}
