import { useDatabase } from '@quits/firestore/react';
import { useT } from '@quits/i18n/react';
import { Button, Card } from '@quits/ui';
import { archiveGroup, reopenGroup } from '@quits/product/group/archive-group.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { DeleteGroup } from './delete-group.tsx';
import { LeaveGroup } from './leave-group.tsx';
import styles from './settings.module.css';

/** Actions that end a group, for everyone or for the user, mildest first. */
export function DangerZone() {
  const t = useT();
  const group = useGroup();
  const { uid, owns, isArchived } = useRights();
  const database = useDatabase();
  // A sole member can't leave; such a group is archived or deleted.
  const isAlone = owns && group.data.memberUids.length === 1;
  return (
    <Card aria-label={t('settings:end')}>
      <div className={styles['stack']}>
        {owns ? (
          <div className={styles['stack']}>
            <p className={styles['note']}>{t('settings:archiveText')}</p>
            <div className={styles['actions']}>
              {isArchived ? (
                <Button onClick={() => reopenGroup(database, { group, uid })}>
                  {t('groups:unarchive')}
                </Button>
              ) : (
                <Button onClick={() => archiveGroup(database, { group, uid })}>
                  {t('groups:archive')}
                </Button>
              )}
            </div>
          </div>
        ) : null}
        {isAlone ? null : (
          <div className={owns ? styles['separated'] : ''}>
            <LeaveGroup />
          </div>
        )}
        {owns ? (
          <div className={styles['separated']}>
            <DeleteGroup />
          </div>
        ) : null}
      </div>
    </Card>
  );
}
