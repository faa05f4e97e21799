import { useFormatter, useT } from '@quits/i18n/react';
import type { BalanceSheet } from '@quits/product/balances/balance-sheets.ts';
import { memberOf } from '@quits/product/balances/parties.ts';
import { localDate } from '@quits/product/values/local-date.ts';
import { standingsOf } from '@quits/product/balances/standings-of.ts';
import { BalanceBars, Button } from '@quits/ui';
import { memo, useState } from 'react';
import { useHue } from '../../group-people/use-hue.ts';
import { usePhotoOf } from '../../open-group/group-photos.tsx';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { BalanceAmount } from '../../money/balance-amount.tsx';
import { useGroup } from '../../open-group/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import styles from './balances-screen.module.css';
import { usePrinting } from './use-printing.ts';

/** Props of {@link Standings}. */
export interface StandingsProps {
  readonly sheet: BalanceSheet;
  /** Whether other currencies have balances too. */
  readonly isNamed: boolean;
  /** When everything was settled, if it is. */
  readonly since: Date | undefined;
}

/** Everyone's balance in one currency, the user's own first; in large groups, others are collapsed. */
export const Standings = memo(function Standings({ sheet, isNamed, since }: StandingsProps) {
  const t = useT();
  const { date, number } = useFormatter();
  const hueOf = useHue();
  const photoOf = usePhotoOf();
  const isOwn = useIsOwn();
  const { id: groupId } = useGroup();
  const printing = usePrinting();
  const [isWhole, setWhole] = useState(false);
  const { currency, parties } = sheet;
  const isOwnParty = (members: readonly string[]) => members.some(isOwn);
  const { shown, hidden } = standingsOf(parties, { isOwn, isWhole: isWhole || printing });
  return (
    <section className={styles['standings']} aria-label={currency}>
      {isNamed ? <h2 className={styles['currency']}>{currency}</h2> : null}
      <BalanceBars
        label={t('balances:title')}
        settled={t('balances:quits')}
        settledText={
          since === undefined
            ? t('balances:quitsText')
            : t('balances:settledSince', { date: date(localDate(since)) })
        }
        balances={shown.map((party) => ({
          id: party.id,
          name: isOwn(party.id) ? t('common:you') : party.name,
          fullName: party.name,
          hue: hueOf(memberOf(party)),
          src: photoOf(memberOf(party)),
          value: party.minor,
          amount: <BalanceAmount minor={party.minor} currency={currency} />,
          label: wordOf(party.minor, isOwn(party.id), t),
          highlighted: isOwnParty(party.members),
          // A household is several people.
          ...(party.members.length > 1 || isOwnParty(party.members)
            ? {}
            : { render: linkTo(paths.person(groupId, memberOf(party))) }),
        }))}
      />
      {hidden === 0 ? null : (
        <Button variant="quiet" align="edge" onClick={() => setWhole(true)}>
          {t('balances:showAll', { total: number(parties.length) })}
        </Button>
      )}
      {parties.some(({ members }) => members.length > 1) ? (
        <p className={styles['note']}>{t('balances:householdsAsOne')}</p>
      ) : null}
    </section>
  );
});

function wordOf(minor: number, isReader: boolean, t: ReturnType<typeof useT>): string {
  if (minor === 0) return t('groups:settled');
  if (isReader) return minor > 0 ? t('you:getBack') : t('you:oweWord');
  return minor > 0 ? t('balances:getsBack') : t('balances:owesWord');
}
