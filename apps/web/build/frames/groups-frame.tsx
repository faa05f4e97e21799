import { useT } from '@quits/i18n/react';
import { Button, IconTile, List, ListRow } from '@quits/ui';
import { paths } from '../../src/routing/paths.ts';
import styles from '../../src/features/groups/groups-screen.module.css';
import { ROWS } from './rows.ts';
import { linkTo } from './link-to.tsx';

/** The user's groups, with their names once they arrive. */
export function GroupsFrame() {
  const t = useT();
  return (
    <div className={styles['root']}>
      <header className={styles['header']}>
        <h1>{t('groups:title')}</h1>
        <div className={styles['actions']}>
          <Button variant="quiet" render={linkTo(paths.importFile())}>
            {t('importing:title')}
          </Button>
          <Button variant="primary" render={linkTo(paths.newGroup())}>
            {t('groups:new')}
          </Button>
        </div>
      </header>
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <List>
            {Array.from({ length: ROWS }, (_, row) => (
              <ListRow
                key={row}
                leading={<IconTile size="large" />}
                title={
                  <span data-slot="group">
                    <i className="coming" />
                  </span>
                }
                description={'\u00A0'}
                amount={'\u00A0'}
                share={'\u00A0'}
              />
            ))}
          </List>
        </div>
        <div className={styles['column']} />
      </div>
    </div>
  );
}
