import { useConnection } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, FileDropzone, Progress } from '@quits/ui';
import { useGroup } from '../../open-group/group-context.tsx';
import { NoEditAccess } from '../../open-group/no-edit-access.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { LearnedRules } from './learned-rules.tsx';
import { ReviewStatement } from './review-statement.tsx';
import styles from './statement-screen.module.css';
import { type StatementWork, useStatement } from './use-statement.ts';

/** Names of formats are not translated. */
const KINDS = 'CAMT.053 · MT940 · OFX · CSV';

/** Picks expenses of the open group from a bank statement, which stays on the device. */
export function StatementScreen() {
  const { mayWrite } = useRights();
  const work = useStatement();
  if (!mayWrite) return <NoEditAccess />;
  return (
    <div className={styles['stack']}>
      <Step work={work} />
    </div>
  );
}

function Step({ work }: { readonly work: StatementWork }) {
  const t = useT();
  const { number } = useFormatter();
  const errorText = useErrorText();
  const { id: groupId } = useGroup();
  const isOffline = useConnection().status === 'offline';
  const { state } = work;
  switch (state.step) {
    case 'choose': {
      const { failure } = state;
      const error =
        failure === undefined
          ? undefined
          : failure.code === 'not-a-statement'
            ? t('statement:unknown')
            : errorText(failure);
      return (
        <>
          <FileDropzone
            label={t('importing:choose')}
            hint={
              <>
                {t('importing:drop')}
                <br />
                {KINDS}
              </>
            }
            accept=".xml,.sta,.mt940,.940,.ofx,.qfx,.csv,.txt,text/csv,text/xml,application/xml,text/plain,application/x-ofx"
            error={error}
            onFiles={([file]) => {
              if (file !== undefined) void work.choose(file);
            }}
          />
          <p className={styles['note']}>{t('statement:kept')}</p>
          <LearnedRules />
        </>
      );
    }
    case 'reading':
      return (
        <div className={styles['stack']}>
          <Progress label={t('importing:reading')} />
          <Cancel work={work} />
        </div>
      );
    case 'review':
      return (
        <>
          {state.error === undefined ? null : (
            <Banner tone="danger">{errorText(state.error)}</Banner>
          )}
          <ReviewStatement
            // Choices belong to the lines as they are read.
            key={JSON.stringify(state.statement.read.csv?.layout)}
            statement={state.statement}
            work={work}
          />
        </>
      );
    case 'adding':
    case 'undoing':
      return (
        <div className={styles['stack']}>
          {isOffline ? <Banner tone="info">{t('errors:needsConnection')}</Banner> : null}
          <Progress
            label={t(state.step === 'undoing' ? 'importing:undoing' : 'common:saving')}
            value={state.total === 0 ? 1 : state.done / state.total}
            valueText={`${number(state.done)} / ${number(state.total)}`}
          />
          <Cancel work={work} />
        </div>
      );
    case 'done': {
      const { added, error } = state;
      return (
        <div className={styles['stack']}>
          {error === undefined ? null : <Banner tone="danger">{errorText(error)}</Banner>}
          <Banner tone="success" title={t('importing:imported', { count: added.ids.length })}>
            {added.known === 0 ? null : t('importing:known', { count: added.known })}
          </Banner>
          {added.isQueued === true ? <Banner tone="info">{t('statement:queued')}</Banner> : null}
          <div className={styles['actions']}>
            <Button variant="primary" render={linkTo(paths.group(groupId))}>
              {t('expenses:view')}
            </Button>
            <Button onClick={work.startOver}>{t('importing:another')}</Button>
            {added.ids.length === 0 || added.isQueued === true ? null : (
              <Button variant="quiet" onClick={() => void work.undo(added)}>
                {t('importing:undo')}
              </Button>
            )}
          </div>
        </div>
      );
    }
  }
}

function Cancel({ work }: { readonly work: StatementWork }) {
  const t = useT();
  return (
    <div className={styles['actions']}>
      <Button onClick={work.cancel}>{t('common:cancel')}</Button>
    </div>
  );
}
