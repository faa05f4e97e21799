import { useErrorText, useT } from '@quits/i18n/react';
import { Banner, Button, Progress, Select } from '@quits/ui';
import { useState } from 'react';
import type { NamedPerson } from '../../data/people.ts';
import { useActivePeople } from '../../group-context/use-active-people.ts';
import styles from './settings.module.css';
import { useMerge } from './use-merge.ts';

/** Props of {@link MergeControls}. */
export interface MergeControlsProps {
  /** Who would not be needed any more. */
  readonly person: NamedPerson;
  readonly onMerged: () => void;
}

/** Makes a person the same as someone else, after saying what that means. */
export function MergeControls({ person, onMerged }: MergeControlsProps) {
  const t = useT();
  const errorText = useErrorText();
  const { state, merge } = useMerge();
  const [into, setInto] = useState('');
  // Two accounts are two people.
  const others = useActivePeople().filter(
    (one) =>
      one.id !== person.id &&
      (person.uid === undefined || one.uid === undefined || one.uid === person.uid),
  );
  const other = others.find(({ id }) => id === into);
  if (others.length === 0) return null;

  return (
    <div className={`${styles['stack']} ${styles['separated']}`}>
      {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
      <Select
        label={t('settings:merge')}
        value={into}
        disabled={state.step === 'working'}
        options={[
          { value: '', label: '–' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={setInto}
      />
      {other === undefined ? null : (
        <>
          <p className={styles['note']}>
            {t('settings:mergeText', { from: person.name, into: other.name })}
          </p>
          {state.step === 'working' ? (
            <Progress label={t('common:saving')} />
          ) : (
            <div className={styles['actions']}>
              <Button
                kind="danger"
                onClick={() => {
                  void merge(person.id, other.id).then((done) => done && onMerged());
                }}
              >
                {t('common:confirm')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
