import { useUser } from '@quits/auth/react';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Button, Link, Select, TextField } from '@quits/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { createGroup } from '@quits/product/group/create-group.ts';
import { paths } from '../../routing/paths.ts';
import { linkTo } from '../../routing/router-link.tsx';
import { useTitle } from '../../routing/use-title.ts';
import { useKeptInTab } from '../../app-settings/use-kept-in-tab.ts';
import { ownCurrency, rememberOwnCurrency } from '../../app-settings/own-currency.ts';
import { currencyChoices } from '@quits/product/values/currency-choices.ts';
import { currencyOfLocale } from '@quits/product/values/currency-of-locale.ts';
import { useOwnName } from '../../own-groups/use-own-name.ts';
import { checkGroup, type GroupForm } from '@quits/product/group-form/group-form.ts';
import { namesInText, spreadNames } from '@quits/product/person/names-in-text.ts';
import { NAME_PROBLEM_TEXT } from '@quits/product/group-form/name-problem-text.ts';
import styles from './new-group-screen.module.css';
import { OtherPeople } from './other-people.tsx';
import { LIMITS } from '@quits/product/limits.ts';

/** Input so far; the user's name may be known. */
const typedSchema = v.object({
  name: v.string(),
  emoji: v.string(),
  currency: v.string(),
  ownName: v.exactOptional(v.string()),
  others: v.array(v.string()),
});
type Typed = Omit<GroupForm, 'ownName'> & Partial<Pick<GroupForm, 'ownName'>>;

/** Form for a new group: name, currency, people. */
export function NewGroupScreen() {
  const t = useT();
  const { currencyName, locale } = useFormatter();
  const user = useUser();
  const database = useDatabase();
  const navigate = useNavigate();
  const peopleId = useId();
  const knownName = useOwnName();
  const [typed, setForm, forget] = useKeptInTab<Typed>(
    `group.${user?.uid ?? ''}`,
    typedSchema,
    () => ({
      name: '',
      emoji: '🧾',
      currency: ownCurrency() ?? currencyOfLocale(locale),
      others: [''],
    }),
  );
  const form = { ...typed, ownName: typed.ownName ?? knownName };
  const [tried, setTried] = useState(false);
  const created = useRef(false);
  const { problems } = checkGroup({ ...form, others: form.others.map(nameIn) });
  const shown = tried ? problems : {};
  const count = 1 + form.others.flatMap(namesInText).length;
  useTitle(t('groups:new'));

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    // Split a list that is still in one field.
    const others = form.others.flatMap((text) => (text.trim() === '' ? [text] : spreadNames(text)));
    if (others.length > form.others.length) setForm({ ...typed, others });
    const { group } = checkGroup({ ...form, others: others.map(nameIn) });
    // Ignore further taps while the group's screen loads.
    if (group === undefined || user === undefined || created.current) return;
    created.current = true;
    rememberOwnCurrency(group.currency);
    forget();
    const { groupId } = createGroup(database, user.uid, group);
    void navigate(paths.group(groupId), { replace: true });
  }

  return (
    <div className={styles['root']}>
      <h1>{t('groups:new')}</h1>
      <form onSubmit={submit} noValidate className={styles['form']}>
        <div className={styles['name']}>
          <TextField
            className={styles['emoji'] ?? ''}
            label={t('groups:emoji')}
            value={form.emoji}
            maxLength={LIMITS.text.emoji}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) => setForm({ ...typed, emoji: event.target.value })}
          />
          <TextField
            className={styles['grow'] ?? ''}
            label={t('groups:name')}
            placeholder={t('groups:namePlaceholder')}
            value={form.name}
            autoComplete="off"
            error={shown.name === undefined ? undefined : t(NAME_PROBLEM_TEXT[shown.name])}
            onChange={(event) => setForm({ ...typed, name: event.target.value })}
          />
        </div>
        <Select
          label={t('groups:currency')}
          value={form.currency}
          options={currencyChoices(currencyName, { chosen: form.currency }).map(
            ({ code, label }) => ({
              value: code,
              label,
            }),
          )}
          onValueChange={(currency) => setForm({ ...typed, currency })}
        />
        <TextField
          label={t('auth:displayName')}
          value={form.ownName}
          autoComplete="name"
          error={shown.ownName === undefined ? undefined : t(NAME_PROBLEM_TEXT[shown.ownName])}
          onChange={(event) => setForm({ ...typed, ownName: event.target.value })}
        />
        <fieldset className={styles['people']} aria-describedby={`${peopleId}-hint`}>
          <legend>{count > 1 ? t('common:people', { count }) : t('groups:people')}</legend>
          <p id={`${peopleId}-hint`} className={styles['hint']}>
            {t('groups:peopleHint')}
            <br />
            {t('groups:namesHint')}
          </p>
          <OtherPeople
            ownName={form.ownName}
            names={form.others}
            problems={shown.others ?? []}
            onChange={(others) => setForm({ ...typed, others })}
          />
        </fieldset>
        <Button type="submit" variant="primary" size="large" fullWidth>
          {t('groups:create')}
        </Button>
      </form>
      <p className={styles['hint']}>
        <Link render={linkTo(paths.importFile())}>{t('importing:title')}</Link>
        <br />
        {t('importing:text')}
      </p>
    </div>
  );
}

/** Returns the name in a field, without the quotes that keep its commas. */
const nameIn = (text: string) => namesInText(text)[0] ?? '';
