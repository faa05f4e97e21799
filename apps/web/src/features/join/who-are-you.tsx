import { useT } from '@quits/i18n/react';
import { TextField } from '@quits/ui';
import { useId, useState } from 'react';
import type { JoinGroupRequest } from '../../data/actions/join-group.ts';
import { nameKey } from '../../data/name-key.ts';
import styles from './join-screen.module.css';

/** Who someone is in the group: a person who is there already, or a new one. */
export type Choice = JoinGroupRequest['as'];

/** Props of {@link WhoAreYou}. */
export interface WhoAreYouProps {
  /** People without an account, by id. */
  readonly people: Readonly<Record<string, string>>;
  /** Who made the link: the one member whose name is known here. */
  readonly inviter: string;
  /** What one is called elsewhere; offered to begin with. */
  readonly ownName: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice | undefined) => void;
}

/** The question that makes a joiner one of the people that expenses name. */
export function WhoAreYou({ people, inviter, ownName, choice, onChoose }: WhoAreYouProps) {
  const t = useT();
  const group = useId();
  const [name, setName] = useState('');
  const names = [...Object.values(people), inviter];
  const isTaken = isAmong(names, name);

  function chooseNew(text: string): void {
    setName(text);
    const isFine = text.trim() !== '' && !isAmong(names, text);
    onChoose(isFine ? { kind: 'new', name: text.trim() } : undefined);
  }

  return (
    <fieldset className={styles['who']}>
      <legend>{t('groups:joinWho')}</legend>
      {Object.entries(people).map(([personId, personName]) => (
        <label key={personId} className={styles['person']}>
          <input
            type="radio"
            name={group}
            checked={choice?.kind === 'existing' && choice.personId === personId}
            onChange={() => onChoose({ kind: 'existing', personId })}
          />
          {personName}
        </label>
      ))}
      <TextField
        label={t('groups:joinNew')}
        value={name}
        maxLength={80}
        autoComplete="name"
        error={isTaken ? t('errors:nameTaken') : undefined}
        onFocus={() => {
          if (choice === undefined && name === '' && ownName !== '') chooseNew(ownName);
        }}
        onChange={(event) => chooseNew(event.target.value)}
      />
    </fieldset>
  );
}

/** Whether one of these is the name, whatever its case. */
function isAmong(names: readonly string[], name: string): boolean {
  return names.some((one) => nameKey(one) === nameKey(name));
}
