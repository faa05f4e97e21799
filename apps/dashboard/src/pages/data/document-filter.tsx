import { Button, Disclosure, SearchField, Select, TextField } from '@quits/ui';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DataQuery, QueryOperator } from '../../api/index.ts';
import { TEXTS } from '../../texts.ts';
import styles from './document-filter.module.css';
import { useProject } from './use-project.ts';
import { type Kind, KINDS, parseText } from './values.ts';

const texts = TEXTS.data;
const OPERATORS = Object.keys(texts.operators) as QueryOperator[];

/** The filter of a collection, as it stands in the URL. */
export interface DocumentFilterState {
  readonly query: Omit<DataQuery, 'collection'>;
  readonly isActive: boolean;
  /** The URL's query, to be kept by links to documents. */
  readonly search: string;
  readonly prefix: string;
  readonly field: string;
  readonly operator: QueryOperator;
  readonly kind: Kind;
  readonly text: string;
  readonly change: (values: Readonly<Record<string, string>>) => void;
}

/** Reads the filter of a collection from the URL. */
export function useDocumentFilter(): DocumentFilterState {
  const [params, setParams] = useSearchParams();
  const project = useProject();
  const prefix = params.get('id') ?? '';
  const field = params.get('field') ?? '';
  const operator = OPERATORS.find((each) => each === params.get('op')) ?? 'EQUAL';
  const kind = KINDS.find((each) => each === params.get('type')) ?? 'string';
  const text = params.get('value') ?? '';
  const value = field === '' ? undefined : parseText(kind, text, project);
  const search = params.toString();
  return {
    query: {
      ...(prefix === '' ? {} : { prefix }),
      ...(value === undefined ? {} : { field, operator, value }),
    },
    isActive: prefix !== '' || value !== undefined,
    search: search === '' ? '' : `?${search}`,
    prefix,
    field,
    operator,
    kind,
    text,
    change(values) {
      const next = new URLSearchParams(params);
      for (const [name, given] of Object.entries(values)) {
        if (given === '') next.delete(name);
        else next.set(name, given);
      }
      setParams(next, { replace: true });
    },
  };
}

/** Filters a collection by the beginning of ids, and by a field. */
export function DocumentFilter({ filter }: { readonly filter: DocumentFilterState }) {
  return (
    <search className={styles['root']}>
      <SearchField
        label={texts.prefix}
        placeholder={texts.prefix}
        clearLabel={TEXTS.rows.clear}
        value={filter.prefix}
        onValueChange={(id) => filter.change({ id })}
      />
      <Disclosure summary={filter.field === '' ? texts.query : summaryOf(filter)}>
        <QueryForm key={filter.search} filter={filter} />
      </Disclosure>
    </search>
  );
}

function QueryForm({ filter }: { readonly filter: DocumentFilterState }) {
  const [field, setField] = useState(filter.field);
  const [op, setOp] = useState<string>(filter.operator);
  const [type, setType] = useState<Kind>(filter.kind);
  const [value, setValue] = useState(filter.text);
  const [isWrong, setIsWrong] = useState(false);
  const project = useProject();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isValid = parseText(type, value, project) !== undefined;
    setIsWrong(!isValid);
    if (isValid) filter.change({ field, op, type, value });
  }

  return (
    <form className={styles['form']} onSubmit={submit}>
      <TextField
        label={texts.field}
        required
        value={field}
        onChange={(event) => setField(event.target.value)}
      />
      <Select
        label={texts.operator}
        options={OPERATORS.map((each) => ({ value: each, label: texts.operators[each] }))}
        value={op}
        onValueChange={setOp}
      />
      <Select
        label={texts.type}
        options={KINDS.map((each) => ({ value: each, label: texts.types[each] }))}
        value={type}
        onValueChange={(next) => setType(KINDS.find((each) => each === next) ?? 'string')}
      />
      <TextField
        label={texts.value}
        value={value}
        error={isWrong ? texts.wrongValue : undefined}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className={styles['buttons']}>
        <Button type="submit">{texts.run}</Button>
        {filter.field === '' ? null : (
          <Button
            variant="quiet"
            onClick={() => filter.change({ field: '', op: '', type: '', value: '' })}
          >
            {texts.stop}
          </Button>
        )}
      </div>
    </form>
  );
}

function summaryOf({ field, operator, text }: DocumentFilterState) {
  return <code>{`${field} ${texts.operators[operator]} ${text}`}</code>;
}
