import type { AppError } from '@quits/errors';
import { type Doc, observeConnection } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import type { StatementError } from '@quits/ledger/statement';
import { productErrors } from '@quits/product';
import type { Expense } from '@quits/product/expense/schema.ts';
import type { IdentifiedExpense } from '@quits/product/import/import-entries.ts';
import { readText } from '@quits/product/import/read-file.ts';
import { revertImport } from '@quits/product/import/revert-import.ts';
import { addLines, type AddedLines } from '@quits/product/statement/add-lines.ts';
import { MAX_QUEUED, queueLines } from '@quits/product/statement/queue-lines.ts';
import { type ReadLines, readLines } from '@quits/product/statement/read-lines.ts';
import { readPeriod } from '@quits/product/statement/read-period.ts';
import {
  keepLayout,
  learnRules,
  type StatementLayout,
  type StatementRule,
} from '@quits/product/statement/statement-memory.ts';
import { useEffect, useRef, useState } from 'react';
import { useHandedFiles } from '../../dropped/use-handed-files.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import { useRights } from '../../open-group/use-rights.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useT } from '@quits/i18n/react';
import { useUsage } from '../../platform/usage/usage-context.tsx';

/** A statement in memory, with the expenses of its period; nothing of it is stored. */
export interface OpenStatement {
  readonly fileName: string;
  readonly text: string;
  readonly read: ReadLines;
  readonly expenses: readonly Doc<Expense>[];
}

/** Why a file was refused. */
type Failure = AppError | { readonly code: 'not-a-statement' };

/** Progress of choosing and adding lines. */
type StatementState =
  | { readonly step: 'choose'; readonly failure?: Failure }
  | { readonly step: 'reading' }
  | { readonly step: 'review'; readonly statement: OpenStatement; readonly error?: AppError }
  | {
      readonly step: 'adding' | 'undoing';
      readonly done: number;
      readonly total: number;
    }
  | { readonly step: 'done'; readonly added: AddedLines; readonly error?: AppError };

/** State and actions of the screen of statements. */
export interface StatementWork {
  readonly state: StatementState;
  readonly choose: (file: File) => Promise<void>;
  /** Reads a CSV file again, and remembers its columns on this device. */
  readonly arrange: (layout: StatementLayout) => Promise<void>;
  readonly add: (
    entries: readonly IdentifiedExpense[],
    learned: readonly StatementRule[],
  ) => Promise<void>;
  readonly undo: (added: AddedLines) => Promise<void>;
  readonly cancel: () => void;
  readonly startOver: () => void;
}

/** See {@link StatementWork}. */
export function useStatement(): StatementWork {
  const t = useT();
  const database = useDatabase();
  const usage = useUsage();
  const { id: groupId, data } = useGroup();
  const { uid, owns } = useRights();
  const [state, setState] = useState<StatementState>({ step: 'choose' });
  const stopping = useRef<AbortController>(undefined);
  const place = { groupId, uid, owns };

  function begin(): AbortSignal {
    stopping.current?.abort();
    stopping.current = new AbortController();
    return stopping.current.signal;
  }

  async function open(
    { fileName, text }: Pick<OpenStatement, 'fileName' | 'text'>,
    layout?: StatementLayout,
  ): Promise<void> {
    const signal = begin();
    const read = readLines(text, { uid, currency: data.currency, layout });
    if (typeof read === 'string') {
      setState({ step: 'choose', failure: failureOf(read) });
      return;
    }
    const expenses = await readPeriod(database, groupId, read.lines);
    if (signal.aborted) return;
    setState(
      expenses.ok
        ? { step: 'review', statement: { fileName, text, read, expenses: expenses.value } }
        : { step: 'choose', failure: expenses.error },
    );
  }

  async function choose(file: File): Promise<void> {
    const signal = begin();
    setState({ step: 'reading' });
    const text = await readText(file);
    if (signal.aborted) return;
    if (text.ok) await open({ fileName: file.name, text: text.value.text });
    else setState({ step: 'choose', failure: text.error });
  }

  useEffect(() => () => stopping.current?.abort(), []);

  useHandedFiles('statement', ([file]) => {
    if (file !== undefined) void choose(file);
  });

  return {
    state,
    choose,
    async arrange(layout) {
      if (state.step !== 'review') return;
      const { statement } = state;
      const { csv } = statement.read;
      if (csv !== undefined) keepLayout(uid, csv.table.id, layout);
      await open(statement, layout);
    },
    async add(entries, learned) {
      if (state.step !== 'review') return;
      const { statement } = state;
      const signal = begin();
      setState({ step: 'adding', done: 0, total: entries.length });
      const onProgress = (done: number) =>
        setState({ step: 'adding', done, total: entries.length });
      const isOffline = observeConnection(database).getState().status === 'offline';
      const added =
        isOffline && entries.length <= MAX_QUEUED
          ? await queueLines(database, { ...place, entries })
          : await addLines(database, { ...place, entries, onProgress, signal });
      if (added.ok) {
        learnRules(place, learned);
        usage?.acted('import');
        setState({ step: 'done', added: added.value });
        return;
      }
      // What was added meanwhile is recognized in the list.
      const expenses = await readPeriod(database, groupId, statement.read.lines);
      const known = expenses.ok ? expenses.value : statement.expenses;
      const isCancelled = added.error.code === 'network/aborted';
      setState({
        step: 'review',
        statement: { ...statement, expenses: known },
        ...(isCancelled ? {} : { error: added.error }),
      });
    },
    async undo(added) {
      const signal = begin();
      const onProgress = (done: number, total = added.ids.length) =>
        setState({ step: 'undoing', done, total });
      onProgress(0);
      const ids = new Set(added.ids);
      const done = await revertImport(database, { ...place, ids, onProgress, signal });
      if (done.ok) notices.show({ text: t('importing:undone') });
      setState(done.ok ? { step: 'choose' } : { step: 'done', added, error: done.error });
    },
    cancel() {
      stopping.current?.abort();
      if (state.step === 'reading') setState({ step: 'choose' });
    },
    startOver() {
      begin();
      setState({ step: 'choose' });
    },
  };
}

function failureOf(code: StatementError): Failure {
  if (code === 'too-large') return productErrors.create('import/too-large');
  return { code: 'not-a-statement' };
}
