import { useT } from '@quits/i18n/react';
import { Button, TextField } from '@quits/ui';
import { type FormEvent, useRef, useState } from 'react';
import styles from './categories-screen.module.css';
import {
  type CategoryForm as Form,
  checkCategory,
} from '@quits/product/category/check-category.ts';
import { LIMITS } from '@quits/product/limits.ts';

/** Props of {@link CategoryForm}. */
export interface CategoryFormProps {
  readonly initial: Form;
  /** Names that are in use. */
  readonly taken: readonly string[];
  readonly submitLabel: string;
  readonly onSave: (form: Form) => void;
  /** Cancels editing; omitted if there is nothing to cancel. */
  readonly onCancel?: () => void;
}

/** A category's emoji and name in one line. */
export function CategoryForm({ initial, taken, submitLabel, onSave, onCancel }: CategoryFormProps) {
  const t = useT();
  const [form, setForm] = useState(initial);
  const [tried, setTried] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const problems = checkCategory(form, taken);
  const text = (problem: (typeof problems)[keyof typeof problems]) =>
    tried && problem !== undefined ? t(problem) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    onSave({ name: form.name.trim(), emoji: form.emoji.trim() });
    setForm(initial);
    setTried(false);
    name.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      <TextField
        label={t('groups:emoji')}
        className={styles['emoji'] ?? ''}
        value={form.emoji}
        maxLength={LIMITS.text.emoji}
        autoComplete="off"
        error={text(problems.emoji)}
        onChange={(event) => setForm({ ...form, emoji: event.target.value })}
        onFocus={(event) => event.target.select()}
      />
      <TextField
        ref={name}
        label={t('groups:name')}
        value={form.name}
        autoComplete="off"
        error={text(problems.name)}
        onChange={(event) => setForm({ ...form, name: event.target.value })}
      />
      <Button type="submit">{submitLabel}</Button>
      {onCancel === undefined ? null : (
        <Button variant="quiet" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      )}
    </form>
  );
}
