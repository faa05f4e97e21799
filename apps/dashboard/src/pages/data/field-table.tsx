import { Icon, IconButton, Link } from '@quits/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { CSSProperties } from 'react';
import { Link as RouterLink } from 'react-router';
import type { FieldChange, Value } from '../../api/index.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { perform } from '../../lib/perform.ts';
import { toasts } from '../../lib/toasts.ts';
import { TEXTS } from '../../texts.ts';
import { dataUrl } from './data-path.ts';
import type { EditedField } from './field-dialog.tsx';
import { type FieldRow, fieldRows, shownText } from './field-rows.ts';
import styles from './field-table.module.css';
import { textOf } from './values.ts';

const texts = TEXTS.data;

/** Props of {@link FieldTable}. */
export interface FieldTableProps {
  /** Path of the document. */
  readonly path: string;
  readonly fields: Readonly<Record<string, Value>>;
  readonly onEdit: (field: EditedField) => void;
  readonly onChange: () => void;
}

/** The fields of a document with their types. */
export function FieldTable({ path, fields, onEdit, onChange }: FieldTableProps) {
  const rows = fieldRows(fields);

  async function set(field: readonly string[], value: Value | null): Promise<boolean> {
    const body: FieldChange = { document: path, field, value };
    const isDone = await perform(() => fetchJson('/__/api/data/field', { body }));
    onChange();
    return isDone;
  }

  async function remove({ path: field, value }: FieldRow): Promise<void> {
    if (!(await set(field, null))) return;
    const onPress = () => void set(field, value);
    toasts.show({ text: texts.fieldDeleted, action: { label: texts.undo, onPress } });
  }

  if (rows.length === 0) return <p className={styles['quiet']}>{texts.noFields}</p>;
  return (
    <table className={styles['root']}>
      <thead className={styles['head']}>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.value}</th>
          <th scope="col">{texts.type}</th>
          <th scope="col">{texts.actions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={JSON.stringify(row.path)}>
            <th scope="row" className={styles['name']} style={depthOf(row)}>
              {row.name}
              <span className={styles['typeBelow']}>{texts.types[row.kind]}</span>
            </th>
            <td className={styles['value']} data-kind={row.kind}>
              <ShownValue value={row.value} />
            </td>
            <td className={styles['type']}>{texts.types[row.kind]}</td>
            <td className={styles['actions']}>
              {row.isEditable ? (
                <>
                  <IconButton
                    size="small"
                    label={texts.edit(row.path.join('.'))}
                    icon={<Icon glyph={Pencil} size="small" />}
                    onClick={() => onEdit({ field: row.path, value: row.value })}
                  />
                  <IconButton
                    size="small"
                    label={texts.remove(row.path.join('.'))}
                    icon={<Icon glyph={Trash} size="small" />}
                    onClick={() => void remove(row)}
                  />
                </>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShownValue({ value }: { readonly value: Value }) {
  if ('mapValue' in value) return texts.entries(Object.keys(value.mapValue.fields ?? {}).length);
  if ('arrayValue' in value) return texts.items(value.arrayValue.values?.length ?? 0);
  if ('referenceValue' in value) {
    const path = textOf(value);
    return <Link render={(props) => <RouterLink {...props} to={dataUrl(path)} />}>{path}</Link>;
  }
  return <code>{shownText(value)}</code>;
}

function depthOf({ path }: FieldRow): CSSProperties & Record<'--depth', number> {
  return { '--depth': path.length - 1 };
}
