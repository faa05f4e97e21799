import { useT } from '@quits/i18n/react';
import { Badge, Button, List, ListRow } from '@quits/ui';
import styles from './import-screen.module.css';
import type { Import, OpenArchive } from './use-import.ts';

/** Props of {@link PickGroup}. */
export interface PickGroupProps {
  readonly archive: OpenArchive;
  readonly work: Import;
}

/** The groups of an archive, to import one after the other. */
export function PickGroup({ archive, work }: PickGroupProps) {
  const t = useT();
  return (
    <div className={styles['stack']}>
      <h2 className={styles['groups']}>{t('groups:title')}</h2>
      <List>
        {archive.groups.map((group) => {
          const isDone = archive.imported.has(group.path);
          return (
            <ListRow
              key={group.path}
              title={group.name}
              share={isDone ? <Badge tone="credit">{t('common:done')}</Badge> : undefined}
              onPress={() => void work.pick(group)}
            />
          );
        })}
      </List>
      <div className={styles['actions']}>
        <Button onClick={work.cancelArchive}>{t('common:cancel')}</Button>
      </div>
    </div>
  );
}
