import { useUser } from '@quits/auth/react';
import { generateId } from '@quits/firestore';
import { useFormatter, useT } from '@quits/i18n/react';
import { Banner, Button, Card, Select, TextField } from '@quits/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { mayWrite } from '@quits/product/access.ts';
import { nameKey } from '@quits/product/person/name-key.ts';
import { ownPersonId } from '@quits/product/person/people.ts';
import type { Group } from '@quits/product/group/schema.ts';
import { currencyChoices } from '@quits/product/values/currency-choices.ts';
import { useOwnGroups } from '../../own-groups/use-own-groups.ts';
import { useOwnName } from '../../own-groups/use-own-name.ts';
import { FileSummary } from './file-summary.tsx';
import {
  type Choices,
  mainCurrency,
  NEW_PERSON,
  planPeople,
  suggestedChoices,
} from '@quits/product/import/import-plan.ts';
import styles from './import-screen.module.css';
import { JoinedNames } from './joined-names.tsx';
import type { Import, ReadFile } from './use-import.ts';
import { PeopleMapping } from './people-mapping.tsx';
import { firstCharacters, LIMITS } from '@quits/product/limits.ts';

const NEW_GROUP = '+';
const NOBODY = '';

/** Props of {@link ReviewFile}. */
export interface ReviewFileProps {
  readonly read: ReadFile;
  readonly work: Import;
}

/** Preview of an import with target and people; nothing is written before confirmation. */
export function ReviewFile({ read, work }: ReviewFileProps) {
  const t = useT();
  const { currencyName } = useFormatter();
  const user = useUser();
  const { file, options } = read;
  const targets = useTargets(user?.uid);
  const [target, setTarget] = useState(NEW_GROUP);
  const [name, setName] = useState(() =>
    firstCharacters(file.name ?? nameOfFile(read.fileName), LIMITS.text.groupName),
  );
  const [typed, setTyped] = useState<Choices>({});
  const knownName = useOwnName();
  const known = file.people.find((one) => nameKey(one.name) === nameKey(knownName))?.key;
  const [said, setSelf] = useState<string>();
  const [typedName, setOwnName] = useState<string>();
  const self = said === NOBODY ? undefined : (said ?? known);
  const ownName = typedName ?? knownName;
  const [tried, setTried] = useState(false);
  const group = targets.find(({ id }) => id === target)?.data;
  const choices = useMemo(
    () => ({ ...suggestedChoices(file, group), ...(group === undefined ? {} : typed) }),
    [file, group, typed],
  );
  // Remainders depend on people's ids, so new people get ids before sums are shown.
  const [idOf] = useState(makeIds);
  const mapping = useMemo(
    () => planPeople(file, choices, { group, idOf }).mapping,
    [file, choices, group, idOf],
  );
  const groupCurrency = file.currency ?? mainCurrency(file) ?? options.currency;
  // After reading, it is unknown whether the file lacked a currency, unless no entry has the
  // default.
  const mayLackCurrency =
    file.currency === undefined &&
    file.entries.some(({ currency }) => currency === options.currency);
  const own =
    group === undefined
      ? self === undefined
        ? undefined
        : mapping[self]
      : ownPersonId(group, user?.uid);
  const isNamed = name.trim() !== '';
  const knowsSelf = self !== undefined && (self !== NEW_PERSON || ownName.trim() !== '');
  const isReady = group !== undefined || (isNamed && knowsSelf);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (user === undefined || !isReady) return;
    const key = group === undefined ? self : undefined;
    const people = planPeople(file, choices, {
      group,
      idOf,
      self: key === undefined ? undefined : { key, uid: user.uid, name: ownName.trim() },
    });
    void work.run({
      ...people,
      uid: user.uid,
      text: read.text,
      options,
      ...(read.files === undefined ? {} : { files: read.files }),
      groupId: group === undefined ? generateId() : target,
      ...(group === undefined ? { newGroup: { name: name.trim(), currency: groupCurrency } } : {}),
    });
  }

  return (
    <form onSubmit={submit} noValidate className={styles['root']}>
      {read.isGuessed ? <Banner tone="warning">{t('importing:notUnicode')}</Banner> : null}
      <FileSummary
        file={file}
        group={group}
        mapping={mapping}
        currency={group?.currency ?? groupCurrency}
        own={own}
      />
      <JoinedNames file={file} options={options} work={work} />
      <Card title={t('importing:intoGroup')}>
        <div className={styles['stack']}>
          <Select
            label={t('importing:intoGroup')}
            hideLabel
            value={target}
            options={[
              { value: NEW_GROUP, label: t('groups:new') },
              ...targets.map(({ id, data }) => ({
                value: id,
                label: `${data.emoji} ${data.name}`,
              })),
            ]}
            onValueChange={(value) => {
              setTarget(value);
              setTyped({});
            }}
          />
          {group === undefined ? (
            <TextField
              label={t('groups:name')}
              value={name}
              maxLength={LIMITS.text.groupName}
              autoComplete="off"
              error={tried && !isNamed ? t('groups:nameMissing') : undefined}
              onChange={(event) => setName(event.target.value)}
            />
          ) : null}
          {mayLackCurrency ? (
            <Select
              label={t('groups:currency')}
              value={options.currency}
              options={currencyChoices(currencyName, { chosen: options.currency }).map(
                ({ code, label }) => ({
                  value: code,
                  label,
                }),
              )}
              onValueChange={(currency) => void work.readAgain({ currency })}
            />
          ) : null}
        </div>
      </Card>
      {group === undefined ? (
        <Card title={t('groups:joinWho')}>
          <div className={styles['stack']}>
            <Select
              label={t('groups:joinWho')}
              hideLabel
              value={self ?? NOBODY}
              options={[
                { value: NOBODY, label: '–' },
                ...file.people.map(({ key, name: label }) => ({ value: key, label })),
                { value: NEW_PERSON, label: t('groups:joinNew') },
              ]}
              error={tried && self === undefined ? t('errors:importPeople') : undefined}
              onValueChange={setSelf}
            />
            {self === NEW_PERSON ? (
              <TextField
                label={t('auth:displayName')}
                value={ownName}
                maxLength={LIMITS.text.personName}
                autoComplete="name"
                error={tried && !knowsSelf ? t('groups:nameMissing') : undefined}
                onChange={(event) => setOwnName(event.target.value)}
              />
            ) : null}
          </div>
        </Card>
      ) : (
        <PeopleMapping
          people={file.people}
          group={group}
          choices={choices}
          onChoose={(key, choice) => setTyped({ ...typed, [key]: choice })}
        />
      )}
      {tried && !isReady ? <Banner tone="warning">{t('errors:invalidData')}</Banner> : null}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" size="large" disabled={file.entries.length === 0}>
          {t('importing:confirm')}
        </Button>
        <Button variant="quiet" size="large" onClick={work.startOver}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Creates a function that returns a stable new id for each key. */
function makeIds(): (key: string) => string {
  const ids = new Map<string, string>();
  return (key) => {
    const id = ids.get(key) ?? generateId();
    ids.set(key, id);
    return id;
  };
}

/** Groups that one may add to. */
function useTargets(
  uid: string | undefined,
): readonly { readonly id: string; readonly data: Group }[] {
  const groups = useOwnGroups();
  if (groups.status !== 'ready' || uid === undefined) return [];
  return groups.data.filter(({ data }) => mayWrite(data, uid));
}

/** Returns a file's name without extension and separators. */
function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\.[a-z]+$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
}
