import { Button, Dialog, TextArea, TextField } from '@quits/ui';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { NewDocument } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { TEXTS } from '../../texts.ts';
import { dataUrl } from './data-path.ts';
import styles from './dialog.module.css';
import { parseFields } from './values.ts';

const texts = TEXTS.data;

/** Props of {@link DocumentDialog}. */
export interface DocumentDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Path of the collection; asked for if `undefined`. */
  readonly collection: string | undefined;
  readonly onAdded: () => void;
}

/** Adds a document, and opens it. */
export function DocumentDialog({ open, onOpenChange, collection, onAdded }: DocumentDialogProps) {
  const [name, setName] = useState('');
  const [id, setId] = useState('');
  const [json, setJson] = useState('');
  const [wrong, setWrong] = useState<'name' | 'json'>();
  const formId = useId();
  const navigate = useNavigate();

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const target = collection ?? name.trim();
    const fields = parseFields(json);
    if (target === '') setWrong('name');
    else if (fields === undefined) setWrong('json');
    else {
      const body: NewDocument = { collection: target, id: id.trim(), fields };
      await perform(async () => {
        const made = await fetchJson<{ readonly id: string }>('/__/api/data/create', { body });
        toasts.show({ text: texts.documentAdded, tone: 'success' });
        onOpenChange(false);
        onAdded();
        await navigate(dataUrl(`${target}/${made.id}`));
      });
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={collection === undefined ? texts.newCollection : texts.addDocumentTo(collection)}
      labels={{ close: TEXTS.app.close }}
      actions={
        <>
          <Button type="submit" form={formId} variant="primary">
            {texts.add}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{TEXTS.app.cancel}</Button>
        </>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={(event) => void add(event)}>
        {collection === undefined ? (
          <TextField
            label={texts.collection}
            error={wrong === 'name' ? texts.missingName : undefined}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        ) : null}
        <TextField
          label={texts.id}
          hint={texts.idHint}
          value={id}
          autoComplete="off"
          onChange={(event) => setId(event.target.value)}
        />
        <TextArea
          label={texts.initial}
          hint={texts.initialHint}
          error={wrong === 'json' ? texts.wrongJson : undefined}
          className={styles['code']}
          rows={6}
          placeholder="{ }"
          value={json}
          onChange={(event) => setJson(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
