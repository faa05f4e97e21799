import { useFormatter, useT } from '@quits/i18n/react';
import type { StatementLine } from '@quits/ledger/statement';
import { Checkbox, TextField } from '@quits/ui';
import { LIMITS } from '@quits/product/limits.ts';
import type { NamedPerson } from '@quits/product/person/people.ts';
import { type LineChoice, titleOfLine } from '@quits/product/statement/line-choice.ts';
import { Amount } from '../../money/amount.tsx';
import { useJoined } from '../../text/use-joined.ts';
import { CategorySelect } from './category-select.tsx';
import styles from './statement-screen.module.css';
import { WhoseSelect } from './whose-select.tsx';

/** Props of {@link LineRow}. */
export interface LineRowProps {
  readonly line: StatementLine;
  /** How it is added; `undefined` if it isn't selected. */
  readonly choice: LineChoice | undefined;
  readonly isWrong: boolean;
  readonly people: readonly NamedPerson[];
  readonly payerId: string;
  readonly onSelect: (line: StatementLine, isSelected: boolean) => void;
  readonly onChange: (line: StatementLine, choice: LineChoice) => void;
}

/** A line of the statement that the group doesn't have yet; selected, it asks what becomes of it. */
export function LineRow(props: LineRowProps) {
  const { line, choice, isWrong, people, payerId, onSelect, onChange } = props;
  const t = useT();
  const { date } = useFormatter();
  const joined = useJoined();
  const isOut = line.amount < 0;
  const name = titleOfLine(line) || t('expenses:kindExpense');
  const purpose = line.party === '' ? '' : line.text;
  return (
    <li className={styles['line']} data-selected={choice === undefined ? undefined : ''}>
      <Checkbox
        className={styles['check'] ?? ''}
        checked={choice !== undefined}
        onCheckedChange={(isSelected) => onSelect(line, isSelected)}
        label={
          <span className={styles['head']}>
            <span className={styles['name']}>{name}</span>{' '}
            <Amount
              minor={isOut ? -line.amount : line.amount}
              currency={line.currency}
              sign={isOut ? 'never' : 'always'}
              tone={isOut ? 'plain' : 'credit'}
            />
          </span>
        }
        hint={joined([date(line.date), purpose])}
      />
      {choice === undefined ? null : (
        <div className={styles['choice']}>
          {choice.whose.kind === 'payment' ? null : (
            <TextField
              label={t('expenses:what')}
              value={choice.title}
              maxLength={LIMITS.text.title}
              autoComplete="off"
              error={isWrong && choice.title.trim() === '' ? t('expenses:titleMissing') : undefined}
              onChange={(event) => onChange(line, { ...choice, title: event.target.value })}
            />
          )}
          <WhoseSelect
            people={people}
            payerId={payerId}
            isOut={isOut}
            whose={choice.whose}
            onChange={(whose) => onChange(line, { ...choice, whose })}
          />
          {choice.whose.kind === 'payment' ? null : (
            <CategorySelect
              category={choice.category}
              onChange={(category) => onChange(line, { ...choice, category })}
            />
          )}
        </div>
      )}
    </li>
  );
}
