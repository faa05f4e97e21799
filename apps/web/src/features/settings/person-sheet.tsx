import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Sheet, Switch, TextField } from '@quits/ui';
import { type FormEvent, useId, useState } from 'react';
import {
  changePerson,
  claimPerson,
  removePerson,
  setPersonLeft,
} from '@quits/product/person/change-person.ts';
import { type NamedPerson, ownPersonId } from '@quits/product/person/people.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { takenNames } from '@quits/product/person/memberships.ts';
import { MemberControls } from './member-controls.tsx';
import { MergeControls } from './merge-controls.tsx';
import { checkPerson, MOST_WEIGHT, personForm } from '@quits/product/person/person-form.ts';
import { PersonBalance } from './person-balance.tsx';
import styles from './settings.module.css';
import { UnlinkAccount } from './unlink-account.tsx';
import { LIMITS } from '@quits/product/limits.ts';

/** Props of {@link PersonSheet}. */
export interface PersonSheetProps {
  readonly person: NamedPerson;
  /** The account, while it is a member. */
  readonly member: string | undefined;
  readonly onClose: () => void;
}

/** One person: name, default weight, household, account, and actions to remove or merge them. */
export function PersonSheet({ person, member, onClose }: PersonSheetProps) {
  const t = useT();
  const { locale, number } = useFormatter();
  const group = useGroup();
  const { uid, mayWrite, owns } = useRights();
  const database = useDatabase();
  const households = useId();
  const [form, setForm] = useState(() => personForm(person, locale));
  const taken = takenNames(group.data, person.id);
  const { problems, details } = checkPerson(form, { taken, locale });
  const request = { group, uid, personId: person.id };
  const isNobody = ownPersonId(group.data, uid) === undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (details === undefined) return;
    changePerson(database, request, details);
    onClose();
  }

  /** Closes the sheet after a change, since it no longer fits the person. */
  function andClose(change: () => void): () => void {
    return () => {
      change();
      onClose();
    };
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={person.name}
      labels={{ close: t('common:close') }}
    >
      <div className={styles['stack']}>
        {mayWrite ? (
          <form onSubmit={submit} noValidate className={styles['form']}>
            <TextField
              label={t('groups:personName')}
              value={form.name}
              maxLength={LIMITS.text.personName}
              autoComplete="off"
              error={nameProblem()}
              onChange={(event) => setForm({ ...form, name: event.target.value })}
            />
            <TextField
              label={t('groups:weight')}
              value={form.weight}
              inputMode="decimal"
              autoComplete="off"
              error={problems.weight === undefined ? undefined : weightProblem()}
              onChange={(event) => setForm({ ...form, weight: event.target.value })}
            />
            <TextField
              label={t('groups:household')}
              note={t('common:optional')}
              value={form.household}
              maxLength={LIMITS.text.household}
              autoComplete="off"
              list={households}
              onChange={(event) => setForm({ ...form, household: event.target.value })}
            />
            <datalist id={households}>
              {[...new Set(Object.values(group.data.people).map((one) => one.household))].map(
                (household) =>
                  household === undefined ? null : <option key={household}>{household}</option>,
              )}
            </datalist>
            <Button type="submit" variant="primary">
              {t('common:save')}
            </Button>
          </form>
        ) : null}
        {mayWrite && member === undefined ? (
          <Switch
            label={t('groups:leftGroup')}
            hint={<PersonBalance personId={person.id} name={person.name} />}
            checked={person.leftAt !== undefined}
            onCheckedChange={(left) => setPersonLeft(database, request, left)}
          />
        ) : null}
        <div className={styles['actions']}>
          {person.uid === uid ? null : (
            <Button render={linkTo(paths.person(group.id, person.id))}>{t('people:across')}</Button>
          )}
          {mayWrite && isNobody && person.uid === undefined && person.leftAt === undefined ? (
            <Button onClick={andClose(() => claimPerson(database, request))}>
              {t('settings:thisIsMe')}
            </Button>
          ) : null}
          {mayWrite && owns && person.uid !== undefined ? (
            <UnlinkAccount person={person} onUnlinked={onClose} />
          ) : null}
          {mayWrite && group.data.expenseCount === 0 && person.uid === undefined ? (
            <Button variant="danger" onClick={andClose(() => removePerson(database, request))}>
              {t('common:remove')}
            </Button>
          ) : null}
        </div>
        {owns && member !== undefined ? (
          <MemberControls member={member} name={person.name} onRemoved={onClose} />
        ) : null}
        {mayWrite ? <MergeControls person={person} onMerged={onClose} /> : null}
      </div>
    </Sheet>
  );

  /** Returns an error with the valid range. */
  function weightProblem(): string {
    return t('groups:weightRange', { min: number(0), max: number(MOST_WEIGHT) });
  }

  function nameProblem(): string | undefined {
    if (problems.name === undefined) return undefined;
    return problems.name === 'taken' ? t('errors:nameTaken') : t('groups:nameMissing');
  }
}
