import { useT } from '@quits/i18n/react';
import { Select } from '@quits/ui';
import { useState } from 'react';
import type { NamedPerson } from '@quits/product/person/people.ts';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { MergeConfirm } from './merge-confirm.tsx';
import styles from './settings.module.css';

/** Props of {@link MergeControls}. */
export interface MergeControlsProps {
  /** Person to be merged. */
  readonly person: NamedPerson;
  readonly onMerged: () => void;
}

/** Merges a person into another, after a preview. */
export function MergeControls({ person, onMerged }: MergeControlsProps) {
  const t = useT();
  const nameOf = useNameOf();
  // Stored as chosen: the merged person disappears from the list during the merge.
  const [other, setOther] = useState<NamedPerson>();
  // Two accounts are two people.
  const others = useActivePeople().filter(
    (one) =>
      one.id !== person.id &&
      (person.uid === undefined || one.uid === undefined || one.uid === person.uid),
  );
  if (others.length === 0 && other === undefined) return null;

  return (
    <div className={`${styles['stack']} ${styles['separated']}`}>
      <Select
        label={t('settings:merge')}
        value={other?.id ?? ''}
        options={[
          { value: '', label: '–' },
          ...others.map(({ id }) => ({ value: id, label: nameOf(id) })),
        ]}
        onValueChange={(value) => setOther(others.find(({ id }) => id === value))}
      />
      {other === undefined ? null : (
        <MergeConfirm key={other.id} from={person} into={other} onMerged={onMerged} />
      )}
    </div>
  );
}
