import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Card, List, ListRow } from '@quits/ui';
import { useGroup } from '../../group-context/group-context.tsx';
import styles from './settings.module.css';
import { useMerge } from './use-merge.ts';

/** Merged people with an undo button each; renders nothing if there are none. */
export function MergedPeople() {
  const t = useT();
  const { compare } = useFormatter();
  const errorText = useErrorText();
  const { state, undo } = useMerge();
  const { people } = useGroup().data;
  const merged = Object.entries(people)
    .flatMap(([id, { name, mergedInto }]) => {
      const into = mergedInto === undefined ? undefined : people[mergedInto];
      return into === undefined ? [] : [{ id, name, into: into.name }];
    })
    .sort((a, b) => compare(a.name, b.name));
  if (merged.length === 0) return null;
  return (
    <Card>
      <div className={styles['stack']}>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        <List aria-label={t('settings:merge')}>
          {merged.map(({ id, name, into }) => (
            <ListRow
              key={id}
              title={t('settings:mergedInto', { from: name, into })}
              action={
                <Button
                  variant="quiet"
                  size="small"
                  loading={state.step === 'working'}
                  aria-label={`${t('common:undo')}: ${name}`}
                  onClick={() => void undo(id)}
                >
                  {t('common:undo')}
                </Button>
              }
            />
          ))}
        </List>
      </div>
    </Card>
  );
}
