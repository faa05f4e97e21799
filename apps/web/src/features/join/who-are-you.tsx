import { useFormatter, useT } from '@quits/i18n/react';
import { Avatar, Banner, Button, Checkbox, Icon, TextField } from '@quits/ui';
import { UserPlus } from 'lucide-react';
import { useId } from 'react';
import { freePeople } from '@quits/product/invite/free-people.ts';
import type { InvitePreview } from '@quits/product/invite/schema.ts';
import type { JoinChoice, JoinForm } from '@quits/product/joining/join-choice.ts';
import { LIMITS } from '@quits/product/limits.ts';
import { useAlikeNames } from '../../group-people/use-alike-names.ts';
import styles from './join-screen.module.css';

/** Props of {@link WhoAreYou}. */
export interface WhoAreYouProps {
  /** Preview of the group. */
  readonly preview: InvitePreview;
  readonly choice: JoinChoice;
  readonly form: JoinForm;
  readonly onChange: (form: JoinForm) => void;
}

/** Asks the joiner whether they are one of the people without an account, or someone new. */
export function WhoAreYou({ preview, choice, form, onChange }: WhoAreYouProps) {
  const t = useT();
  const alikeNames = useAlikeNames();
  const group = useId();
  const { compare } = useFormatter();
  const free = freePeople(preview);
  const people = Object.entries(preview.people)
    .map(([personId, personName], hue) => ({ personId, personName, hue }))
    .filter(({ personId }) => free[personId] !== undefined)
    .sort((a, b) => compare(a.personName, b.personName));
  const { alike, alikeMember, name, isOnlooker, isTaken, personId: chosen } = choice;
  const isNew = chosen === '';
  const choose = (personId: string) => onChange({ ...form, personId });

  return (
    <fieldset className={styles['who']}>
      <legend>{t('groups:joinWho')}</legend>
      {people.map(({ personId, personName, hue }) => (
        <label key={personId} className={styles['person']}>
          <input
            type="radio"
            name={group}
            checked={chosen === personId}
            onChange={() => choose(personId)}
          />
          <Avatar name={personName} hue={hue} size="small" />
          <span className={styles['name']}>{personName}</span>
        </label>
      ))}
      {people.length === 0 ? null : (
        <label className={styles['person']}>
          <input type="radio" name={group} checked={isNew} onChange={() => choose('')} />
          <Icon glyph={UserPlus} className={styles['new']} />
          <span className={styles['name']}>{t('groups:joinNew')}</span>
        </label>
      )}
      {isNew ? (
        <div className={styles['details']}>
          <TextField
            label={t('auth:displayName')}
            value={name}
            maxLength={LIMITS.text.personName}
            autoComplete="name"
            hint={
              alikeMember === undefined
                ? undefined
                : alikeNames([{ name, other: alikeMember.name }])
            }
            error={isTaken && alike === undefined ? t('errors:nameTaken') : undefined}
            onChange={(event) => onChange({ ...form, personId: '', name: event.target.value })}
          />
          {alike === undefined ? null : (
            <Banner
              tone="info"
              actions={<Button onClick={() => choose(alike.id)}>{t('settings:thisIsMe')}</Button>}
            >
              {t('groups:joinSame', { name: alike.name })}
            </Banner>
          )}
          <Checkbox
            label={t('groups:joinOnlooker')}
            hint={t('groups:joinOnlookerHint')}
            checked={isOnlooker}
            onCheckedChange={(isChecked) =>
              onChange({ ...form, personId: '', isOnlooker: isChecked })
            }
          />
        </div>
      ) : null}
    </fieldset>
  );
}
