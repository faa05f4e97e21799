import { useT } from '@quits/i18n/react';
import { Badge, Button, Icon, List, ListRow } from '@quits/ui';
import { FileUp } from 'lucide-react';
import { GroupTile } from '../../own-groups/group-tile.tsx';
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
      <header className={styles['archive']}>
        <h2 className={styles['groups']}>{t('groups:title')}</h2>
        <span>{archive.file.name}</span>
      </header>
      <List>
        {archive.groups.map((group) => {
          const isDone = archive.imported.has(group.path);
          return (
            <ListRow
              key={group.path}
              leading={<GroupTile emoji="" size="small" />}
              title={group.name}
              share={isDone ? <Badge tone="credit">{t('common:done')}</Badge> : undefined}
              action={<Icon glyph={FileUp} size="small" />}
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
