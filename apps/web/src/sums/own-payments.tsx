import { useUser } from '@quits/auth/react';
import type { Doc } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { ownPayments } from '@quits/product/balances/own-payments.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import { Button, Card, List, ListRow } from '@quits/ui';
import { Amount } from '../money/amount.tsx';
import { paths } from '../routing/paths.ts';
import { linkTo } from '../routing/router-link.tsx';
import { useLabelled } from '../text/use-labelled.ts';

/** Props of {@link OwnPayments}. */
export interface OwnPaymentsProps {
  readonly groups: readonly Doc<Group>[];
}

/** Maximum number of payments. */
const MOST = 5;

/** The user's next payments in some groups, each with a link to settle it; renders nothing if there are none. */
export function OwnPayments({ groups }: OwnPaymentsProps) {
  const t = useT();
  const { compare } = useFormatter();
  const labelled = useLabelled();
  const uid = useUser()?.uid;
  const payments = groups.flatMap(({ id, data }) =>
    ownPayments(data, { personId: ownPersonId(data, uid), compare }).map((payment) => ({
      ...payment,
      groupId: id,
      groupName: data.name,
    })),
  );
  if (payments.length === 0) return null;
  return (
    <Card title={t('balances:plan')}>
      <List>
        {payments.slice(0, MOST).map(({ groupId, groupName, from, to, side, minor, currency }) => {
          const title =
            side === 'pays'
              ? t('you:payTo', { to: to.name })
              : t('you:paysYou', { from: from.name });
          return (
            <ListRow
              key={`${groupId} ${currency} ${from.id} ${to.id}`}
              title={title}
              description={groups.length > 1 ? groupName : undefined}
              amount={<Amount minor={minor} currency={currency} />}
              action={
                <Button
                  size="small"
                  aria-label={labelled(t('balances:plan'), title)}
                  render={linkTo(paths.balances(groupId))}
                >
                  {t('balances:plan')}
                </Button>
              }
            />
          );
        })}
      </List>
    </Card>
  );
}
