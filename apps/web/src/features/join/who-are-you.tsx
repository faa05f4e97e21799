import { useFormatter, useT } from '@quits/i18n/react';
import { Avatar, Banner, Button, TextField } from '@quits/ui';
import { useId, useState } from 'react';
import type { JoinGroupRequest } from '@quits/product/joining/join-group.ts';
import { freePeople } from '@quits/product/invite/free-people.ts';
import type { InvitePreview } from '@quits/product/invite/schema.ts';
import { similarName } from '@quits/product/person/similar-name.ts';
import styles from './join-screen.module.css';
import { LIMITS } from '@quits/product/limits.ts';

/** The joiner's choice: an existing person, or a new one. */
export type Choice = JoinGroupRequest['as'];

/** Props of {@link WhoAreYou}. */
export interface WhoAreYouProps {
  /** Preview of the group. */
  readonly preview: InvitePreview;
  /** The user's name elsewhere, as the default. */
  readonly ownName: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice | undefined) => void;
}

/** Asks the joiner to choose a person of the group. */
export function WhoAreYou({ preview, ownName, choice, onChoose }: WhoAreYouProps) {
  const t = useT();
  const group = useId();
  const [name, setName] = useState('');
  const { compare } = useFormatter();
  const free = freePeople(preview);
  const people = Object.entries(preview.people)
    .map(([personId, personName], hue) => ({ personId, personName, hue }))
    .sort((a, b) => compare(a.personName, b.personName));
  const other = choice?.kind === 'existing' ? undefined : similarName(free, name);
  const isTaken = similarName(preview.people, name)?.isSame === true;

  function chooseNew(text: string): void {
    setName(text);
    const isFine = text.trim() !== '' && similarName(preview.people, text)?.isSame !== true;
    onChoose(isFine ? { kind: 'new', name: text.trim() } : undefined);
  }

  return (
    <fieldset className={styles['who']}>
      <legend>{t('groups:joinWho')}</legend>
      {people.map(({ personId, personName, hue }) => {
        const isTaken = free[personId] === undefined;
        return (
          <label key={personId} className={styles['person']}>
            <input
              type="radio"
              name={group}
              disabled={isTaken}
              checked={choice?.kind === 'existing' && choice.personId === personId}
              onChange={() => onChoose({ kind: 'existing', personId })}
            />
            <Avatar name={personName} hue={hue} size="small" />
            <span className={styles['name']}>{personName}</span>
            {isTaken ? <span className={styles['taken']}>{t('groups:joinTaken')}</span> : null}
          </label>
        );
      })}
      <TextField
        label={t('groups:joinNewName')}
        value={name}
        maxLength={LIMITS.text.personName}
        autoComplete="name"
        error={isTaken ? t('errors:nameTaken') : undefined}
        onFocus={() => {
          if (choice === undefined && name === '' && ownName !== '') chooseNew(ownName);
        }}
        onChange={(event) => chooseNew(event.target.value)}
      />
      {other === undefined ? null : (
        <Banner
          tone="info"
          actions={
            <Button onClick={() => onChoose({ kind: 'existing', personId: other.id })}>
              {t('settings:thisIsMe')}
            </Button>
          }
        >
          {t('groups:joinSame', { name: other.name })}
        </Banner>
      )}
    </fieldset>
  );
}
