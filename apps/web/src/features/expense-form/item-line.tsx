import { useFormatter, useT } from '@quits/i18n/react';
import { AmountField, Button, Icon, IconButton, PeoplePicker, Popover, TextField } from '@quits/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { NamedPerson } from '@quits/product/person/people.ts';
import type { ItemLineForm } from '@quits/product/expense-form/expense-form.ts';
import { useDoubtHint } from '../../expense-entry/use-doubt-hint.tsx';
import { useWhichNumber } from '../../expense-entry/use-which-number.tsx';
import { useHue } from '../../group-people/use-hue.ts';
import { usePhotoOf } from '../../open-group/group-photos.tsx';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { useLabelled } from '../../text/use-labelled.ts';
import styles from './items-editor.module.css';
import { LIMITS } from '@quits/product/limits.ts';

/** Props of {@link ItemLine}. */
export interface ItemLineProps {
  readonly line: ItemLineForm;
  /** Participants of the bill. */
  readonly people: readonly NamedPerson[];
  readonly currency: string;
  readonly onChange: (line: ItemLineForm) => void;
  readonly onRemove: () => void;
}

/** One line of a bill: title, amount and people. */
export function ItemLine({ line, people, currency, onChange, onRemove }: ItemLineProps) {
  const t = useT();
  const labelled = useLabelled();
  const hueOf = useHue();
  const photoOf = usePhotoOf();
  const nameOf = useNameOf();
  const { currencySymbol, list } = useFormatter();
  const ask = useWhichNumber();
  const doubtHint = useDoubtHint();
  const [choosing, setChoosing] = useState(false);
  const chosen = people.filter(({ id }) => line.people.includes(id));
  const who =
    chosen.length === people.length
      ? t('entry:everyone')
      : chosen.length === 0
        ? t('entry:noOne')
        : list(chosen.map(({ id }) => nameOf(id)));
  return (
    <div className={styles['line']} data-line="">
      <TextField
        label={t('entry:item')}
        hideLabel
        placeholder={t('entry:item')}
        className={styles['title'] ?? ''}
        value={line.title}
        maxLength={LIMITS.text.title}
        autoComplete="off"
        onChange={(event) => onChange({ ...line, title: event.target.value })}
      />
      <AmountField
        label={
          line.title === '' ? t('expenses:amount') : labelled(line.title, t('expenses:amount'))
        }
        hideLabel
        className={styles['amount'] ?? ''}
        currency={currencySymbol(currency)}
        value={line.amountText}
        hint={
          ask.amount({
            text: line.amountText,
            currency,
            onText: (amountText) => onChange({ ...line, amountText }),
          }) ?? doubtHint(line.isDoubtful === true)
        }
        onValueChange={(amountText) => onChange({ ...line, amountText })}
      />
      <Popover
        title={t('groups:people')}
        hideTitle
        open={choosing}
        onOpenChange={setChoosing}
        trigger={
          <Button size="small" className={styles['who'] ?? ''}>
            {t('entry:whose', { who })}
          </Button>
        }
      >
        <PeoplePicker
          label={line.title === '' ? t('groups:people') : line.title}
          people={people.map(({ id, name }) => ({
            id,
            name: nameOf(id),
            fullName: name,
            hue: hueOf(id),
            src: photoOf(id),
          }))}
          selected={line.people}
          onSelectedChange={(selected) => onChange({ ...line, people: selected })}
          labels={{
            search: t('common:search'),
            clear: t('common:clear'),
            all: t('common:all'),
            none: t('common:none'),
            empty: t('expenses:noMatch'),
          }}
        />
      </Popover>
      <IconButton
        className={styles['remove'] ?? ''}
        size="small"
        label={labelled(t('common:remove'), line.title === '' ? t('entry:item') : line.title)}
        icon={<Icon glyph={X} size="small" />}
        onClick={onRemove}
      />
    </div>
  );
}
