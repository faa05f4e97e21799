import { Button, Dialog, Select, TextArea, TextField } from '@quits/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { FieldChange, Value } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { TEXTS } from '../../texts.ts';
import styles from './dialog.module.css';
import { useProject } from './use-project.ts';
import { type Kind, KINDS, kindOf, parseText, textOf } from './values.ts';

const texts = TEXTS.data;

/** The field to edit; without a `field`, a new one. */
export interface EditedField {
  readonly field: readonly string[] | undefined;
  readonly value: Value | undefined;
}

/** Props of {@link FieldDialog}. */
export interface FieldDialogProps {
  /** Path of the document. */
  readonly document: string;
  /** Closed if `undefined`. */
  readonly edited: EditedField | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits a field, or adds one. */
export function FieldDialog({ document, edited, onClose, onSaved }: FieldDialogProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<Kind>(
    edited?.value === undefined ? 'string' : kindOf(edited.value),
  );
  const [text, setText] = useState(edited?.value === undefined ? '' : textOf(edited.value));
  const [wrong, setWrong] = useState<'name' | 'value'>();
  const nameField = useRef<HTMLInputElement>(null);
  const valueField = useRef<HTMLTextAreaElement>(null);
  const formId = useId();
  const project = useProject();
  const field = edited?.field;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const path = field ?? [name];
    const value = parseText(kind, text, project);
    if (path.includes('')) setWrong('name');
    else if (value === undefined) setWrong('value');
    else if (await perform(() => setField({ document, field: path, value }))) {
      toasts.show({ text: texts.saved, tone: 'success' });
      onClose();
      onSaved();
    }
  }

  const value = {
    label: texts.value,
    hint: texts.hints[kind],
    error: wrong === 'value' ? texts.wrongValue : undefined,
    value: text,
    className: styles['code'],
  };
  return (
    <Dialog
      open={edited !== undefined}
      onOpenChange={onClose}
      title={field === undefined ? texts.addField : texts.editTitle(field.join('.'))}
      initialFocus={field === undefined ? nameField : valueField}
      labels={{ close: TEXTS.app.close }}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary">
            {texts.save}
          </Button>
          <Button onClick={onClose}>{TEXTS.app.cancel}</Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={(event) => void save(event)}>
        {field === undefined ? (
          <TextField
            ref={nameField}
            label={texts.field}
            error={wrong === 'name' ? texts.missingName : undefined}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        ) : null}
        <Select
          label={texts.type}
          options={KINDS.map((each) => ({ value: each, label: texts.types[each] }))}
          value={kind}
          onValueChange={(next) => setKind(KINDS.find((each) => each === next) ?? 'string')}
        />
        {kind === 'null' ? null : (
          <TextArea
            {...value}
            ref={valueField}
            rows={kind === 'map' || kind === 'array' ? 10 : kind === 'string' ? 4 : 1}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

function setField(body: FieldChange): Promise<unknown> {
  return fetchJson('/__/api/data/field', { body });
}
