import { useT } from '@quits/i18n/react';
import type { ImportedFile, ImportOptions } from '@quits/ledger/files';
import { Card, Checkbox } from '@quits/ui';
import styles from './import-screen.module.css';
import type { Import } from './use-import.ts';

/** Props of {@link JoinedNames}. */
export interface JoinedNamesProps {
  readonly file: ImportedFile;
  readonly options: ImportOptions;
  readonly work: Pick<Import, 'readAgain'>;
}

/** Asks whether names that are always adjacent are one; renders nothing if there are none. */
export function JoinedNames({ file, options, work }: JoinedNamesProps) {
  const t = useT();
  const { names = [] } = options;
  const asked = [...new Set([...names, ...(file.joinedNames ?? [])])];
  if (asked.length === 0) return null;
  return (
    <Card title={t('groups:people')}>
      <div className={styles['stack']}>
        {asked.map((name) => (
          <Checkbox
            key={name}
            label={t('importing:onePerson', { name })}
            checked={names.includes(name)}
            onCheckedChange={(isOne) =>
              void work.readAgain({
                names: isOne ? [...names, name] : names.filter((one) => one !== name),
              })
            }
          />
        ))}
      </div>
    </Card>
  );
}
