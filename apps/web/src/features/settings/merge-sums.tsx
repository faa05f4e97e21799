import type { CountMerged } from '@quits/ledger';
import { useFormatter, useT } from '@quits/i18n/react';
import { RadioGroup } from '@quits/ui';
import type { MergePlan, PersonSums } from '@quits/product/person/plan-merge.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { balanceText } from '@quits/product/balances/balance-text.ts';
import { useJoined } from '../../text/use-joined.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './settings.module.css';

/** Props of {@link MergeSums}. */
export interface MergeSumsProps {
  readonly plan: MergePlan;
  readonly from: NamedPerson;
  readonly into: NamedPerson;
  readonly count: CountMerged;
  readonly onCount: (count: CountMerged) => void;
}

/** Balances of two people, and of the merged person for each counting option. */
export function MergeSums({ plan, from, into, count, onCount }: MergeSumsProps) {
  const t = useT();
  const { money } = useFormatter();
  const isOwn = useIsOwn();
  const joined = useJoined();
  const labelled = useLabelled();

  function sentence(person: NamedPerson, sums: PersonSums): string {
    const name = isOwn(person.id) ? undefined : person.name;
    if (sums.length === 0) return balanceText(t, { name, minor: 0, amount: '' });
    return joined(
      sums.map(({ currency, minor }) =>
        balanceText(t, { name, minor, amount: money(Math.abs(minor), currency) }),
      ),
    );
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
        {labelled(t('settings:mergeAfter'), sentence(into, sums))}
      </>
    );
  }
}
