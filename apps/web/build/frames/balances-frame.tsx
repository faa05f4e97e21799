import { useT } from '@quits/i18n/react';
import { Button, Card, Icon, IconTile, List, ListRow } from '@quits/ui';
import { Share2 } from 'lucide-react';
import { ROWS } from './rows.ts';
import styles from '../../src/features/balances/balances-screen.module.css';

/** Any number: the page's script shows dashes until the number of payments is known. */
const ANY = 8;

/** A group's balances: the plan's sentence once the group arrives and has one, and rows to come. */
export function BalancesFrame() {
  const t = useT();
  return (
    <div className={styles['root']} data-wide="">
      <div className={styles['board']}>
        <Card
          title={t('balances:plan')}
          action={
            <Button
              className={styles['share']}
              size="small"
              variant="quiet"
              icon={<Icon glyph={Share2} size="small" />}
            >
              {t('common:share')}
            </Button>
          }
        >
          <p
            className={styles['note']}
            data-slot="plan"
            data-text={t('balances:planText', { count: ANY })}
          >
            <i className="coming" />
          </p>
          <List>
            {Array.from({ length: ROWS }, (_, row) => (
              <ListRow
                key={row}
                className={styles['payment']}
                title={<i className="coming" />}
                amount={'\u00A0'}
                action={
                  <span className={styles['rowActions']}>
                    <i className="coming-action" />
                  </span>
                }
              />
            ))}
          </List>
        </Card>
        <div className={styles['currencies']}>
          <List>
            {Array.from({ length: ROWS }, (_, row) => (
              <ListRow key={row} leading={<IconTile />} title={<i className="coming" />} />
            ))}
          </List>
        </div>
      </div>
    </div>
  );
}
