import type { CountMerged } from '@quits/ledger';
import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Progress, Skeleton } from '@quits/ui';
import { useState } from 'react';
import type { NamedPerson } from '@quits/product/person/people.ts';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { MergeSums } from './merge-sums.tsx';
import styles from './settings.module.css';
import { useMerge } from './use-merge.ts';
import { useMergePlan } from './use-merge-plan.ts';

/** Props of {@link MergeConfirm}. */
export interface MergeConfirmProps {
  readonly from: NamedPerson;
  readonly into: NamedPerson;
  readonly onMerged: () => void;
}

/** Preview of merging two people, with confirmation. */
export function MergeConfirm({ from, into, onMerged }: MergeConfirmProps) {
  const t = useT();
  const errorText = useErrorText();
  const { state, merge } = useMerge();
  const isOwn = useIsOwn();
  const plan = useMergePlan(from.id, into.id);
  // Whichever way it was asked for, a member's own person stays.
  const own = [from, into].find(({ id }) => isOwn(id));
  // Mostly one person was added twice, and owes double wherever both were ticked.
  const [count, setCount] = useState<CountMerged>('once');
  if (plan === undefined) return <Skeleton shape="block" label={t('common:loading')} />;
  const error = state.step === 'failed' ? state.error : plan.ok ? undefined : plan.error;
  return (
    <>
      {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
      <p className={styles['note']}>
        {own === undefined
          ? t('settings:mergeText', { from: from.name, into: into.name })
          : t('you:mergeText', { from: own === from ? into.name : from.name })}
      </p>
      {plan.ok ? (
        <MergeSums plan={plan.value} from={from} into={into} count={count} onCount={setCount} />
      ) : null}
      {state.step === 'working' ? (
        <Progress label={t('common:saving')} />
      ) : (
        <div className={styles['actions']}>
          <Button
            variant="danger"
            disabled={!plan.ok}
            onClick={() => {
              void merge(from.id, into.id, count).then((done) => done && onMerged());
            }}
          >
            {t('common:confirm')}
          </Button>
        </div>
      )}
    </>
  );
}
