import type { AppError } from '@quits/errors';
import { useDatabase } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Card, Progress } from '@quits/ui';
import { useState } from 'react';
import { type Recount, recountGroup, repairGroup } from '@quits/product/sums/repair-group.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { SumsDifferences } from '../../sums/sums-differences.tsx';
import styles from './settings.module.css';

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'counting'; readonly count: number }
  | { readonly step: 'counted'; readonly recount: Recount }
  | { readonly step: 'saving'; readonly recount: Recount }
  | { readonly step: 'failed'; readonly error: AppError };

/** Recounts the whole history, shows differences, and repairs them on request. */
export function RecountSection() {
  const t = useT();
  const { number } = useFormatter();
  const errorText = useErrorText();
  const database = useDatabase();
  const { id, data } = useGroup();
  const { uid } = useRights();
  const [state, setState] = useState<State>({ step: 'idle' });

  async function recount(): Promise<void> {
    setState({ step: 'counting', count: 0 });
    const found = await recountGroup(database, id, {
      onProgress: (count) => setState({ step: 'counting', count }),
    });
    setState(
      found.ok ? { step: 'counted', recount: found.value } : { step: 'failed', error: found.error },
    );
  }

  async function repair(found: Recount): Promise<void> {
    setState({ step: 'saving', recount: found });
    const done = await repairGroup(database, found, uid);
    if (done.ok) {
      await recount();
      return;
    }
    setState({ step: 'failed', error: done.error });
  }

  return (
    <Card title={t('balances:repair')} level={3}>
      <div className={styles['stack']}>
        <p className={styles['note']}>{t('settings:recountText')}</p>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        {state.step === 'counting' ? (
          <Progress
            label={t('common:loading')}
            value={
              data.expenseCount === 0 ? undefined : Math.min(1, state.count / data.expenseCount)
            }
            valueText={number(state.count)}
          />
        ) : null}
        {(state.step === 'counted' || state.step === 'saving') && state.recount.isRight ? (
          <Banner tone="success">{t('settings:recountRight')}</Banner>
        ) : null}
        {(state.step === 'counted' || state.step === 'saving') && !state.recount.isRight ? (
          <Banner
            tone="warning"
            title={t('balances:mismatch')}
            actions={
              <Button
                variant="primary"
                loading={state.step === 'saving'}
                onClick={() => void repair(state.recount)}
              >
                {t('common:save')}
              </Button>
            }
          >
            <SumsDifferences group={state.recount.group.data} missing={state.recount.missing} />
          </Banner>
        ) : null}
        <div className={styles['actions']}>
          <Button loading={state.step === 'counting'} onClick={() => void recount()}>
            {t('balances:repair')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
