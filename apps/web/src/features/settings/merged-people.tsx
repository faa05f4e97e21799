import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Card, List, ListRow } from '@quits/ui';
import { useGroup } from '../../open-group/group-context.tsx';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './settings.module.css';
import { useMerge } from './use-merge.ts';

/** Merged people with an undo button each; renders nothing if there are none. */
export function MergedPeople() {
  const t = useT();
  const { compare } = useFormatter();
  const errorText = useErrorText();
  const labelled = useLabelled();
  const isOwn = useIsOwn();
  const { state, undo } = useMerge();
  const { people } = useGroup().data;
  const merged = Object.entries(people)
    .flatMap(([id, { name, mergedInto }]) => {
      const into = mergedInto === undefined ? undefined : people[mergedInto];
      return mergedInto === undefined || into === undefined
        ? []
        : [{ id, name, into: into.name, isYou: isOwn(mergedInto) }];
    })
    .sort((a, b) => compare(a.name, b.name));
  if (merged.length === 0) return null;
  return (
    <Card>
      <div className={styles['stack']}>
        {state.step === 'failed' ? <Banner tone="danger">{errorText(state.error)}</Banner> : null}
        <List aria-label={t('settings:merge')}>
          {merged.map(({ id, name, into, isYou }) => (
            <ListRow
              key={id}
              title={
                isYou
                  ? t('you:mergedInto', { from: name })
                  : t('settings:mergedInto', { from: name, into })
              }
              action={
                <Button
                  variant="quiet"
                  size="small"
                  loading={state.step === 'working'}
                  aria-label={labelled(t('settings:unmerge'), name)}
                  onClick={() => void undo(id)}
                >
                  {t('settings:unmerge')}
                </Button>
              }
            />
          ))}
        </List>
      </div>
    </Card>
  );
}
