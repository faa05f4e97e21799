import { useFormatter, useT } from '@quits/i18n/react';
import { Button, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { planPeople } from '@quits/product/person/plan-people.ts';
import { pastedLine } from '../../group-people/pasted-line.ts';
import { useAlikeNames } from '../../group-people/use-alike-names.ts';
import styles from './settings.module.css';

/** Props of {@link AddPerson}. */
export interface AddPersonProps {
  /** Names that are in use, whatever their case. */
  readonly taken: readonly string[];
  /** How many more people the group can have. */
  readonly room: number;
  readonly onAdd: (names: readonly string[]) => void;
}

/** Adds people, who need no account: one, or a list that was typed or pasted. */
export function AddPerson({ taken, room, onAdd }: AddPersonProps) {
  const t = useT();
  const { list, number } = useFormatter();
  const alikeNames = useAlikeNames();
  const [text, setText] = useState('');
  const { names, alike, doubled, tooLong, tooMany } = planPeople(text, { taken, room });
  const isList = names.length > 1;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (names.length === 0 || tooLong.length > 0 || tooMany.length > 0) return;
    onAdd(names);
    setText('');
  }

  function error(): string | undefined {
    if (tooMany.length > 0) return t('errors:groupFull');
    if (tooLong.length > 0) return t('groups:nameTooLong');
    return names.length === 0 && doubled.length > 0 ? t('errors:nameTaken') : undefined;
  }

  // Describes the result of adding the list.
  const said = [
    ...(doubled.length > 0 ? [t('groups:namesDoubled', { names: list(doubled) })] : []),
    ...(alike.length > 0 ? [alikeNames(alike)] : []),
  ];
  const hints = said.length > 0 ? said : [isList ? list(names) : t('groups:namesHint')];

  return (
    <form onSubmit={submit} noValidate className={styles['add']}>
      <TextField
        className={styles['grow'] ?? ''}
        label={t('groups:personName')}
        value={text}
        autoComplete="off"
        error={error()}
        onPaste={(event) => setText(pastedLine(event) ?? text)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">
        {isList ? t('groups:addAll', { number: number(names.length) }) : t('groups:addPerson')}
      </Button>
      <output className={styles['addHint']}>
        {hints.map((hint) => (
          <span key={hint}>{hint}</span>
        ))}
      </output>
    </form>
  );
}
