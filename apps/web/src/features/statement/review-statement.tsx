import { useFormatter, useT } from '@quits/i18n/react';
import type { StatementLine } from '@quits/ledger/statement';
import { Banner, Button, Card, Checkbox, Disclosure, EmptyState, Select } from '@quits/ui';
import { ownPersonId } from '@quits/product/person/people.ts';
import { lineExpense } from '@quits/product/statement/line-expense.ts';
import { planLines } from '@quits/product/statement/plan-lines.ts';
import { readRules, ruleKey } from '@quits/product/statement/statement-memory.ts';
import { useMemo, useState } from 'react';
import { useActivePeople } from '../../group-people/use-active-people.ts';
import { useNameOf } from '../../group-people/use-name-of.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { ColumnsForm } from './columns-form.tsx';
import { KnownLines } from './known-lines.tsx';
import { LineRow } from './line-row.tsx';
import styles from './statement-screen.module.css';
import { useChoices } from './use-choices.ts';
import type { OpenStatement, StatementWork } from './use-statement.ts';
import { WhoseSelect } from './whose-select.tsx';

/** Lines that are shown at first, and with each **Show more**. */
const PAGE = 100;

/** Props of {@link ReviewStatement}. */
export interface ReviewStatementProps {
  readonly statement: OpenStatement;
  readonly work: StatementWork;
}

/** The lines of a statement: those that the group lacks to choose from, and those that it has. */
export function ReviewStatement({ statement, work }: ReviewStatementProps) {
  const t = useT();
  const { money, locale, number } = useFormatter();
  const { id: groupId, data: group } = useGroup();
  const { uid } = useRights();
  const people = useActivePeople();
  const nameOf = useNameOf();
  const { read, expenses, fileName } = statement;
  const [payerId, setPayer] = useState(ownPersonId(group, uid) ?? people[0]?.id ?? '');
  const [shown, setShown] = useState(PAGE);
  const [tried, setTried] = useState(false);
  const [rules] = useState(() => readRules({ uid, groupId }));
  const planned = useMemo(
    () => planLines(read.lines, { expenses, payerId, rules }),
    [read, expenses, payerId, rules],
  );
  const known = planned.filter((one) => one.known !== undefined);
  const fresh = planned.filter((one) => one.known === undefined);
  const choices = useChoices({ fresh, people, payerId });
  const selected = fresh.flatMap(({ line }) => {
    const choice = choices.of(line);
    return choice === undefined ? [] : [{ line, choice }];
  });
  const totals = totalsOf(selected.map(({ line }) => line));
  const [first] = selected;
  const isSame = selected.every(
    ({ choice }) => JSON.stringify(choice.whose) === JSON.stringify(first?.choice.whose),
  );

  function add(): void {
    setTried(true);
    const options = { group, people, payerId, locale };
    const entries = selected.flatMap(({ line, choice }) => {
      const entry = lineExpense(line, choice, options);
      return entry === undefined ? [] : [entry];
    });
    if (entries.length < selected.length) return;
    const learned = selected.map(({ line, choice }) => ({ key: ruleKey(line), choice }));
    void work.add(entries, learned);
  }

  const { csv } = read;
  return (
    <div className={styles['stack']}>
      <div className={styles['file']}>
        <span>{fileName}</span>
        <Button variant="quiet" size="small" onClick={work.startOver}>
          {t('common:cancel')}
        </Button>
      </div>
      {csv === undefined ? null : csv.layout === undefined ? (
        <Card title={t('statement:columns')}>
          <ColumnsForm csv={csv} onSubmit={(layout) => void work.arrange(layout)} />
        </Card>
      ) : (
        <Disclosure
          surface="plain"
          summary={t('statement:columns')}
          open={csv.unclear !== undefined && csv.layout.order === undefined ? true : undefined}
        >
          <ColumnsForm csv={csv} onSubmit={(layout) => void work.arrange(layout)} />
        </Disclosure>
      )}
      {read.unreadable === 0 ? null : (
        <Banner tone="warning">{t('importing:badRows', { count: read.unreadable })}</Banner>
      )}
      {csv !== undefined && csv.layout === undefined ? null : (
        <>
          <Select
            label={t('statement:account')}
            value={payerId}
            options={people.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            onValueChange={setPayer}
          />
          {fresh.length === 0 ? (
            <EmptyState title={t('statement:nothing')} />
          ) : (
            <section aria-label={fileName}>
              <div className={styles['all']}>
                <Checkbox
                  label={t('common:all')}
                  checked={
                    selected.length === 0 ? false : selected.length === fresh.length || 'mixed'
                  }
                  onCheckedChange={choices.selectAll}
                />
                {selected.length < 2 || first === undefined ? null : (
                  <WhoseSelect
                    hideLabel
                    people={people}
                    payerId={payerId}
                    isOut={first.line.amount < 0}
                    whose={isSame ? first.choice.whose : undefined}
                    onChange={choices.changeAll}
                  />
                )}
              </div>
              <ul className={styles['lines']}>
                {fresh.slice(0, shown).map(({ line }) => (
                  <LineRow
                    key={line.id}
                    line={line}
                    choice={choices.of(line)}
                    isWrong={tried}
                    people={people}
                    payerId={payerId}
                    onSelect={choices.select}
                    onChange={choices.change}
                  />
                ))}
              </ul>
              {fresh.length > shown ? (
                <Button variant="quiet" onClick={() => setShown(shown + PAGE)}>
                  {t('common:showMore')}
                </Button>
              ) : null}
            </section>
          )}
          <KnownLines lines={known} />
        </>
      )}
      {fresh.length === 0 ? null : (
        <div className={styles['bar']}>
          <Button variant="primary" size="large" disabled={selected.length === 0} onClick={add}>
            {t('statement:add', { number: number(selected.length) })}
          </Button>
          <output className={styles['total']}>
            {totals.map(({ minor, currency, sign }) => (
              <span key={currency + sign}>{money(minor, currency, { sign })} </span>
            ))}
          </output>
        </div>
      )}
    </div>
  );
}

/** Adds up what left the account and what came in, by currency. */
function totalsOf(lines: readonly StatementLine[]) {
  const totals = new Map<string, Total>();
  for (const { amount, currency } of lines) {
    const sign = amount < 0 ? 'never' : 'always';
    const key = `${currency} ${sign}`;
    const minor = (totals.get(key)?.minor ?? 0) + Math.abs(amount);
    totals.set(key, { minor, currency, sign });
  }
  return [...totals.values()];
}

interface Total {
  readonly minor: number;
  readonly currency: string;
  readonly sign: 'always' | 'never';
}
