import { useUser } from '@quits/auth/react';
import { useConnection } from '@quits/firestore/react';
import { useErrorText, useFormatter, useT } from '@quits/i18n/react';
import { LIMITS } from '@quits/product/limits.ts';
import { currencyOfLocale } from '@quits/product/values/currency-of-locale.ts';
import { Banner, Button, Checkbox, Link, Progress, TextField } from '@quits/ui';
import { useState } from 'react';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { useOwnName } from '../../own-groups/use-own-name.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useMarkSeen } from '../../unread/use-mark-seen.ts';
import styles from './pick-group.module.css';
import { useArchive } from './use-archive.ts';
import type { Import, OpenArchive } from './use-import.ts';

/** Props of {@link PickGroup}. */
export interface PickGroupProps {
  readonly archive: OpenArchive;
  readonly work: Import;
}

/** The groups of an archive, to import all or some of them, or one with a preview. */
export function PickGroup({ archive, work }: PickGroupProps) {
  const t = useT();
  const { number, locale } = useFormatter();
  const errorText = useErrorText();
  const uid = useUser()?.uid;
  const offline = useConnection().status === 'offline';
  const known = useOwnName();
  const { begun } = archive;
  const running = useArchive(begun, work.keepBegun);
  const [typed, setName] = useState(begun?.ownName);
  const name = typed ?? known;
  const states = running.work?.state ?? {};
  const isDone = (path: string) =>
    archive.imported.has(path) || states[path]?.outcome?.status === 'imported';
  const open = archive.groups.filter(({ path }) => !isDone(path));
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        begun === undefined
          ? []
          : archive.groups
              .filter(({ path }) => !begun.groups.some((one) => one.path === path))
              .map(({ path }) => path),
      ),
  );
  const chosen = open.filter(({ path }) => !left.has(path));
  const { progress } = running;
  const canRun = uid !== undefined && chosen.length > 0 && name.trim() !== '';

  function run(): void {
    if (uid === undefined) return;
    // What one is told to choose by itself may be tried with another name.
    const state = Object.fromEntries(
      Object.entries(states).filter(([, { outcome }]) => outcome?.status !== 'nobody'),
    );
    void running.run({
      uid,
      file: archive.file,
      groups: archive.groups.filter(
        ({ path }) => !archive.imported.has(path) && (isDone(path) || !left.has(path)),
      ),
      ownName: name.trim(),
      options: {
        currency: currencyOfLocale(locale),
        untitled: t('expenses:kindExpense'),
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      state,
    });
  }

  function choose(path: string, isChosen: boolean): void {
    const next = new Set(left);
    if (isChosen) next.delete(path);
    else next.add(path);
    setLeft(next);
  }

  function outcomeOf(path: string): string | undefined {
    const outcome = states[path]?.outcome;
    switch (outcome?.status) {
      case 'imported':
        return t('importing:imported', { count: outcome.added });
      case 'nobody':
        return t('importing:nobodyNamed', { name: running.work?.ownName ?? '' });
      case 'failed':
        return errorText(outcome);
      case undefined:
        return archive.imported.has(path) ? t('common:done') : undefined;
    }
  }

  return (
    <div className={styles['root']}>
      <header className={styles['archive']}>
        <h2>{t('groups:title')}</h2>
        <span>{archive.file.name}</span>
      </header>
      {progress === undefined ? null : (
        <>
          {offline ? <Banner tone="info">{t('common:offlineHint')}</Banner> : null}
          <Progress
            label={t('importing:importingGroup', { name: progress.name })}
            {...(progress.total === undefined || progress.total === 0
              ? {}
              : {
                  value: progress.done / progress.total,
                  valueText: `${number(progress.done)} / ${number(progress.total)}`,
                })}
          />
        </>
      )}
      {running.failure === undefined ? null : (
        <Banner tone="danger">{errorText(running.failure)}</Banner>
      )}
      <ul className={styles['groups']}>
        {archive.groups.map((group) => {
          const { path } = group;
          const outcome = states[path]?.outcome;
          const groupId =
            outcome?.status === 'imported' ? outcome.groupId : archive.imported.get(path);
          return (
            <li key={path} data-outcome={outcome?.status}>
              <Checkbox
                label={group.name}
                hint={outcomeOf(path)}
                checked={isDone(path) || !left.has(path)}
                disabled={isDone(path) || progress !== undefined}
                onCheckedChange={(isChosen) => choose(path, isChosen)}
              />
              {groupId !== undefined ? (
                <ImportedGroup groupId={groupId} />
              ) : progress !== undefined ? null : (
                <Button
                  variant="quiet"
                  aria-label={t('importing:reviewGroup', { name: group.name })}
                  onClick={() => void work.pick(group)}
                >
                  {t('importing:review')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {progress === undefined && open.length > 0 ? (
        <TextField
          label={t('importing:ownName')}
          hint={t('importing:ownNameHint')}
          value={name}
          maxLength={LIMITS.text.personName}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      ) : null}
      <div className={styles['actions']}>
        {progress !== undefined ? (
          <Button onClick={running.stop}>{t('common:cancel')}</Button>
        ) : (
          <>
            {open.length === 0 ? null : (
              <Button variant="primary" size="large" disabled={!canRun} onClick={run}>
                {t('importing:importGroups', { count: chosen.length })}
              </Button>
            )}
            <Button variant="quiet" size="large" onClick={() => void work.cancelArchive()}>
              {t(open.length === 0 ? 'importing:another' : 'common:cancel')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Leads to an imported group, which its importer has seen. */
function ImportedGroup({ groupId }: { readonly groupId: string }) {
  const t = useT();
  const own = useOwnGroups();
  useMarkSeen(own.status === 'ready' ? own.data.find(({ id }) => id === groupId) : undefined);
  return <Link render={linkTo(paths.group(groupId))}>{t('expenses:view')}</Link>;
}
