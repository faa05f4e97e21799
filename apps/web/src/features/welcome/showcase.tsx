import { useT } from '@quits/i18n/react';
import { BalanceBars, Icon, Logo } from '@quits/ui';
import { Sailboat } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EXAMPLE_BALANCES } from '@quits/product/example/example-balances.ts';
import { Amount } from '../../money/amount.tsx';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import styles from './showcase.module.css';

/** Delay before the bars level, in milliseconds: long enough to read the balances. */
const READING_MS = 1_400;

/** Whether the bars have leveled; the page is rendered a second time once the router has loaded. */
let hasLeveled = false;

/** The balances of the sample trip, which level once. */
export function Showcase() {
  const t = useT();
  const [isEven, setIsEven] = useState(hasLeveled);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => {
      hasLeveled = true;
      setIsEven(true);
    }, READING_MS);
    return () => clearTimeout(timer);
  }, []);
  const [own] = EXAMPLE_BALANCES;
  return (
    // Decorative: the text beside it says the same.
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['top']}>
        <Icon glyph={Sailboat} className={styles['tile']} />
        <div className={styles['who']}>
          <span className={styles['name']}>{t('example:groupName')}</span>
          <span className={styles['quiet']}>
            {t('common:people', { count: EXAMPLE_BALANCES.length })}
          </span>
        </div>
        <div className={styles['standing']} data-even={isEven ? '' : undefined}>
          <div>
            <span className={styles['quiet']}>{t('groups:youGetBack')}</span>
            <Amount minor={own.minor} currency="EUR" size="heading" tone="credit" />
          </div>
          <span className={styles['quits']}>
            <Logo />
            {t('balances:quits')}
          </span>
        </div>
      </div>
      <BalanceBars
        className={styles['bars']}
        label={t('balances:title')}
        settled={t('balances:quits')}
        settledAs="bars"
        balances={EXAMPLE_BALANCES.map(({ name, minor }, hue) => ({
          id: String(hue),
          name: name ?? t('common:you'),
          hue: hue * 5,
          value: isEven ? 0 : minor,
          amount: (
            <BalanceAmount
              minor={isEven ? 0 : minor}
              currency="EUR"
              sign={isEven ? 'never' : 'always'}
            />
          ),
          label: '',
        }))}
      />
      <p className={styles['foot']}>
        {isEven ? t('balances:quitsText') : t('balances:planText', { count: 3 })}
      </p>
    </div>
  );
}
