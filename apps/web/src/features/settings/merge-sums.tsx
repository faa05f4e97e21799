import type { CountMerged } from '@quits/ledger';
import { useFormatter, useT } from '@quits/i18n/react';
import { RadioGroup } from '@quits/ui';
import type { MergePlan, PersonSums } from '@quits/product/person/plan-merge.ts';
import styles from './settings.module.css';

/** Props of {@link MergeSums}. */
export interface MergeSumsProps {
  readonly plan: MergePlan;
  readonly from: string;
  readonly into: string;
  readonly count: CountMerged;
  readonly onCount: (count: CountMerged) => void;
}

/** Balances of two people, and of the merged person for each counting option. */
export function MergeSums({ plan, from, into, count, onCount }: MergeSumsProps) {
  const t = useT();
  const { money } = useFormatter();

  function sentence(name: string, sums: PersonSums): string {
    if (sums.length === 0) return t('balances:even', { name });
    return sums
      .map(({ currency, minor }) =>
        t(minor > 0 ? 'balances:gets' : 'balances:owes', {
          name,
          amount: money(Math.abs(minor), currency),
        }),
      )
      .join(' · ');
  }

  return (
    <>
      <dl className={styles['sums']}>
        <dt>{t('settings:mergeBefore')}</dt>
        <dd>{sentence(from, plan.before.from)}</dd>
        <dd>{sentence(into, plan.before.into)}</dd>
        {plan.namingBoth > 0 ? null : (
          <>
            <dt>{t('settings:mergeAfter')}</dt>
            <dd>{sentence(into, plan.after.once)}</dd>
          </>
        )}
      </dl>
      {plan.namingBoth === 0 ? null : (
        <RadioGroup
          label={t('settings:mergeBoth')}
          value={count}
          onValueChange={onCount}
          options={[
            {
              value: 'once',
              label: t('settings:mergeOnce'),
              hint: hint('settings:mergeOnceHint', plan.after.once),
            },
            {
              value: 'twice',
              label: t('settings:mergeTwice'),
              hint: hint('settings:mergeTwiceHint', plan.after.twice),
            },
          ]}
        />
      )}
    </>
  );

  function hint(key: 'settings:mergeOnceHint' | 'settings:mergeTwiceHint', sums: PersonSums) {
    return (
      <>
        {t(key)}
        <br />
        {t('settings:mergeAfter')}: {sentence(into, sums)}
      </>
    );
  }
}
