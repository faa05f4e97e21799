import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, FileDropzone, Progress } from '@quits/ui';
import { useConnection } from '@quits/firestore/react';
import { useNavigate } from 'react-router';
import { handFiles } from '../../dropped/handed-files.ts';
import { useMarkSeen } from '../../unread/use-mark-seen.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { DateOrderQuestion } from './date-order.tsx';
import styles from './import-screen.module.css';
import { PickGroup } from './pick-group.tsx';
import { ReviewFile } from './review-file.tsx';
import { type Import, type ImportState, useImport } from './use-import.ts';

/** Names are not translated. */
const KINDS = 'CSV, JSON, ZIP';
const PROGRAMS =
  'Splitwise · Tricount · Settle Up · Splid · Spliit · SplitPro · IHateMoney · Cospend · Quits';

/** Imports a file of another app, or of this one. */
export function ImportScreen() {
  const t = useT();
  const work = useImport();
  useTitle(t('importing:title'));
  useOwnImportSeen(work.state);
  return (
    <div className={styles['root']}>
      <h1>{t('importing:title')}</h1>
      <Step work={work} />
    </div>
  );
}

/** Marks the user's own import as seen. */
function useOwnImportSeen(state: ImportState): void {
  const own = useOwnGroups();
  const groupId = 'job' in state ? state.job.groupId : undefined;
  useMarkSeen(own.status === 'ready' ? own.data.find(({ id }) => id === groupId) : undefined);
}

function Step({ work }: { readonly work: Import }) {
  const t = useT();
  const { number } = useFormatter();
  const errorText = useErrorText();
  const offline = useConnection().status === 'offline';
  const { state, unfinished, unfinishedArchive } = work;
  const navigate = useNavigate();
  switch (state.step) {
    case 'choose':
      return (
        <>
          <p className={styles['note']}>{t('importing:text')}</p>
          {unfinished === undefined && unfinishedArchive === undefined ? null : (
            <Banner
              tone="warning"
              actions={
                <>
                  <Button variant="primary" onClick={() => void resume()}>
                    {t('importing:resume')}
                  </Button>
                  <Button variant="quiet" onClick={() => void work.discard()}>
                    {t('importing:discard')}
                  </Button>
                </>
              }
            >
              {t('importing:unfinished')}
            </Banner>
          )}
          <FileDropzone
            label={t('importing:choose')}
            hint={
              <>
                {t('importing:drop')}
                <br />
                {PROGRAMS}
                <br />
                {KINDS}
              </>
            }
            accept=".csv,.json,.txt,.zip,text/csv,application/json,text/plain,application/zip"
            error={state.failure === undefined ? undefined : failureText(state.failure)}
            onFiles={([file]) => {
              if (file !== undefined) void choose(file);
            }}
          />
        </>
      );
    case 'pick':
      return <PickGroup archive={state.archive} work={work} />;
    case 'reading':
      return (
        <div className={styles['stack']}>
          <Progress label={t('importing:reading')} value={state.ratio} />
          <Cancel work={work} />
        </div>
      );
    case 'order':
      return (
        <DateOrderQuestion
          found={state.question.found}
          readings={state.question.readings}
          onAnswer={(dateOrder) => void work.readAgain({ dateOrder })}
          onCancel={work.startOver}
        />
      );
    case 'review':
      return <ReviewFile read={state.read} work={work} />;
    case 'importing':
    case 'undoing': {
      const { done, total } = state;
      return (
        <div className={styles['stack']}>
          {offline ? <Banner tone="info">{t('common:offlineHint')}</Banner> : null}
          <Progress
            label={t(state.step === 'undoing' ? 'importing:undoing' : 'importing:importing')}
            {...(total === undefined
              ? {}
              : {
                  value: total === 0 ? 1 : done / total,
                  valueText: `${number(done)} / ${number(total)}`,
                })}
          />
          <Cancel work={work} />
        </div>
      );
    }
    case 'stopped':
      return (
        <Banner
          tone="warning"
          title={t('importing:unfinished')}
          actions={
            <>
              <Button variant="primary" onClick={() => void work.run(state.job)}>
                {t('importing:resume')}
              </Button>
              <Button variant="quiet" onClick={() => void work.discard()}>
                {t('importing:discard')}
              </Button>
            </>
          }
        >
          {errorText(state.error)}
        </Banner>
      );
    case 'done':
      return (
        <div className={styles['stack']}>
          {state.error === undefined ? null : (
            <Banner tone="danger">{errorText(state.error)}</Banner>
          )}
          <Banner tone="success" title={t('importing:imported', { count: state.summary.added })}>
            {state.summary.known === 0
              ? null
              : t('importing:known', { count: state.summary.known })}
          </Banner>
          <div className={styles['actions']}>
            <Button variant="primary" render={linkTo(paths.group(state.job.groupId))}>
              {t('expenses:view')}
            </Button>
            <Button onClick={work.startOver}>
              {t(work.left > 0 ? 'common:continue' : 'importing:another')}
            </Button>
            {state.summary.brought.length + state.summary.series.length === 0 ? null : (
              <Button variant="quiet" onClick={() => void work.undo(state.summary, state.job)}>
                {t('importing:undo')}
              </Button>
            )}
          </div>
        </div>
      );
  }

  async function resume(): Promise<void> {
    if (unfinished !== undefined) await work.run(unfinished);
    else if (unfinishedArchive !== undefined) await work.resumeArchive(unfinishedArchive);
  }

  /** A bank statement belongs to another screen, which begins with the choice of a group. */
  async function choose(file: File): Promise<void> {
    const code = await import('@quits/product/recognize/recognize-file.ts').catch(() => undefined);
    if ((await code?.recognizeFile(file)) !== 'statement') return work.choose(file);
    handFiles({ kind: 'statement', files: [file] });
    return navigate(paths.addSomewhere());
  }

  function failureText(failure: { readonly code: string }): string {
    if (failure.code === 'spreadsheet') return t('importing:spreadsheet');
    return failure.code === 'unsupported' ? t('importing:unsupported') : errorText(failure);
  }
}

function Cancel({ work }: { readonly work: Import }) {
  const t = useT();
  return (
    <div className={styles['actions']}>
      <Button onClick={work.cancel}>{t('common:cancel')}</Button>
    </div>
  );
}
