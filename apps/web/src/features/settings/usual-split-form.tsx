import { useFormatter, useT } from '@quits/i18n/react';
import type { StaticMessageKey } from '@quits/i18n';
import { Banner, Button, Select, SplitRows } from '@quits/ui';
import {
  readUsualForm,
  USUAL_CHOICES,
  type UsualChoice,
  usualForm,
  type UsualForm,
  type UsualProblem,
} from '@quits/product/expense-form/usual-form.ts';
import type { UsualSplit } from '@quits/product/group/usual-split.ts';
import { type FormEvent, useState } from 'react';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useHue } from '../../group-people/use-hue.ts';
import { useIsOwn } from '../../group-people/use-is-own.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { usePercentText } from '../../money/use-percent-text.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import styles from './settings.module.css';

/** Props of {@link UsualSplitForm}. */
export interface UsualSplitFormProps {
  /** Whether the stored split no longer fits the group's people. */
  readonly isOutdated: boolean;
  /** `null` leaves the split open. */
  readonly onSave: (split: UsualSplit | null) => void;
}

const CHOICE_TEXT = {
  open: 'settings:likeLast',
  everyone: 'settings:splitEveryone',
  some: 'settings:splitSome',
  weights: 'expenses:splitShares',
  percent: 'expenses:splitPercent',
} as const satisfies Record<UsualChoice, StaticMessageKey>;

/** Texts about people who are added later. */
const LATER_TEXT = {
  open: undefined,
  everyone: 'settings:laterIn',
  some: 'settings:laterOut',
  weights: 'settings:laterShare',
  percent: 'settings:laterNothing',
} as const satisfies Record<UsualChoice, StaticMessageKey | undefined>;

const ENTRY = { some: 'ticks', weights: 'weights', percent: 'text' } as const;

/** The usual split of a group: open, equal, by shares, or by percentage. */
export function UsualSplitForm({ isOutdated, onSave }: UsualSplitFormProps) {
  const t = useT();
  const { locale } = useFormatter();
  const { data } = useGroup();
  const { mayWrite } = useRights();
  const people = useActivePeople();
  const [typed, setTyped] = useState<UsualForm>();
  const options = { people, locale };
  const stored = usualForm(data, options);
  const form = typed ?? stored;
  const { choice } = form;
  const read = readUsualForm(form, options);
  const later = LATER_TEXT[choice];

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!read.ok) return;
    onSave(read.split);
    setTyped(undefined);
  }

  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {isOutdated && typed === undefined ? (
        <Banner tone="warning">{t('settings:usualGone')}</Banner>
      ) : null}
      <Select
        label={t('settings:usualSplit')}
        value={choice}
        disabled={!mayWrite}
        {...(later !== undefined && { hint: t(later) })}
        options={USUAL_CHOICES.map((value) => ({ value, label: t(CHOICE_TEXT[value]) }))}
        onValueChange={(value) =>
          setTyped({ ...form, choice: USUAL_CHOICES.find((one) => one === value) ?? 'open' })
        }
      />
      {choice === 'open' || choice === 'everyone' ? null : (
        <fieldset className={styles['parts']} disabled={!mayWrite}>
          <Rows
            form={form}
            entry={ENTRY[choice]}
            problem={read.ok ? undefined : read.problem}
            onChange={setTyped}
          />
        </fieldset>
      )}
      {typed !== undefined && mayWrite ? (
        <div className={styles['actions']}>
          <Button type="submit" variant="primary" disabled={!read.ok}>
            {t('common:save')}
          </Button>
          <Button variant="quiet" onClick={() => setTyped(undefined)}>
            {t('common:cancel')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

interface RowsProps {
  readonly form: UsualForm;
  readonly entry: (typeof ENTRY)[keyof typeof ENTRY];
  readonly problem: UsualProblem | undefined;
  readonly onChange: (form: UsualForm) => void;
}

/** The people of the split, with their shares or percentages. */
function Rows({ form, entry, problem, onChange }: RowsProps) {
  const t = useT();
  const { percent: ratioText } = useFormatter();
  const percentText = usePercentText();
  const people = useActivePeople();
  const hueOf = useHue();
  const nameOf = useNameOf();
  const isOwn = useIsOwn();
  const { participants, weights, percent } = form;
  const total = participants.reduce((sum, id) => sum + (weights[id] ?? 1), 0);
  const order = people.map(({ id }) => id);
  const include = (isIn: (id: string) => boolean) =>
    onChange({ ...form, participants: order.filter(isIn) });

  return (
    <SplitRows
      entry={entry}
      rows={people.map(({ id, name }) => ({
        id,
        name: nameOf(id),
        fullName: name,
        hue: hueOf(id),
        included: participants.includes(id),
        input: percent[id] ?? '',
        weight: weights[id] ?? 1,
        share: shareOf(id),
      }))}
      onIncludedChange={(id, isIn) =>
        include((one) => (one === id ? isIn : participants.includes(one)))
      }
      onAllChange={(isIn) => include(() => isIn)}
      onInputChange={(id, text) => onChange({ ...form, percent: { ...percent, [id]: text } })}
      onWeightChange={(id, weight) => onChange({ ...form, weights: { ...weights, [id]: weight } })}
      unit="%"
      remainder={problem === undefined ? '' : problemText(problem)}
      state={problem === undefined ? 'even' : 'open'}
      labels={{
        people: t('groups:people'),
        all: t('common:all'),
        input: (name, id) => (isOwn(id) ? t('you:part') : t('expenses:partOf', { name })),
        quantity: { less: t('expenses:fewerShares'), more: t('expenses:moreShares') },
      }}
    />
  );

  /** Returns a person's part of the whole, which weights don't say by themselves. */
  function shareOf(id: string): string {
    if (entry !== 'weights' || !participants.includes(id) || total === 0) return '';
    return ratioText((weights[id] ?? 1) / total, 1);
  }

  function problemText(found: UsualProblem): string {
    switch (found.code) {
      case 'no-people':
        return t('expenses:nobody');
      case 'bad-percent':
        return t('expenses:amountUnreadable');
      case 'percent-unassigned': {
        const left = Number(found.left);
        return left < 0
          ? t('expenses:tooMuch', { amount: percentText(-left) })
          : t('expenses:left', { amount: percentText(left) });
      }
    }
  }
}
