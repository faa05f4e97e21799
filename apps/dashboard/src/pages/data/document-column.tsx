import { Button, Icon, IconButton, Menu } from '@quits/ui';
import Braces from 'lucide-react/icons/braces';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { DocumentContent } from '../../api/index.ts';
import { copyText } from '../../lib/copy-text.ts';
import { useResource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { TimeText } from '../../parts/time-text.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './column.module.css';
import { dataUrl, lastOf } from './data-path.ts';
import { DeleteDocument } from './delete-document.tsx';
import { type EditedField, FieldDialog } from './field-dialog.tsx';
import { FieldTable } from './field-table.tsx';
import panel from './document-column.module.css';
import { jsonOfFields } from './values.ts';

const texts = TEXTS.data;

/** Props of {@link DocumentColumn}. */
export interface DocumentColumnProps {
  readonly path: string;
  /** Called after a change that the list of documents shows. */
  readonly onChange: () => void;
}

/** The fields of a document, and the collections below it. */
export function DocumentColumn({ path, onChange }: DocumentColumnProps) {
  const id = lastOf(path);
  const content = useResource<DocumentContent>(
    `/__/api/data/document?path=${encodeURIComponent(path)}`,
  );
  const [edited, setEdited] = useState<EditedField>();
  const [isDeleting, setIsDeleting] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const fields = content.value?.fields;

  function changed(): void {
    content.reload();
    onChange();
  }

  return (
    <section aria-label={id} className={styles['root']} data-sticky="">
      <div className={styles['heading']}>
        <h2 className={`${styles['title']} ${panel['title']}`}>{id}</h2>
        <IconButton
          size="small"
          label={texts.copyId}
          icon={<Icon glyph={Copy} size="small" />}
          onClick={() => void copyText(id)}
        />
        <Menu
          label={texts.actions}
          trigger={
            <IconButton
              size="small"
              label={texts.actions}
              icon={<Icon glyph={Ellipsis} size="small" />}
            />
          }
          sections={[
            {
              id: 'copy',
              items: [
                {
                  id: 'path',
                  label: texts.copyPath,
                  icon: <Icon glyph={Copy} size="small" />,
                  onSelect: () => void copyText(path),
                },
                {
                  id: 'json',
                  label: texts.copyJson,
                  icon: <Icon glyph={Braces} size="small" />,
                  onSelect: () =>
                    void copyText(JSON.stringify(jsonOfFields(fields ?? {}), null, 2)),
                },
              ],
            },
            {
              id: 'delete',
              items: [
                {
                  id: 'delete',
                  label: texts.removeDocument,
                  tone: 'danger',
                  icon: <Icon glyph={Trash} size="small" />,
                  onSelect: () => setIsDeleting(true),
                },
              ],
            },
          ]}
        />
      </div>
      <Loaded from={content}>
        {({ updateTime, collections }) => (
          <>
            {fields === null || fields === undefined ? (
              <p className={styles['quiet']}>{texts.onlyCollections}</p>
            ) : (
              <>
                <FieldTable path={path} fields={fields} onEdit={setEdited} onChange={changed} />
                <div className={panel['foot']}>
                  <Button
                    size="small"
                    icon={<Icon glyph={Plus} size="small" />}
                    onClick={() => setEdited({ field: undefined, value: undefined })}
                  >
                    {texts.addField}
                  </Button>
                  {updateTime === undefined ? null : (
                    <span className={styles['quiet']}>
                      {texts.updated} <TimeText time={updateTime} />
                    </span>
                  )}
                </div>
              </>
            )}
            {collections.length === 0 ? null : (
              <nav aria-label={texts.collections} className={panel['below']}>
                <h3 className={styles['heading']}>{texts.collections}</h3>
                <ul className={styles['list']}>
                  {collections.map((each) => (
                    <li key={each}>
                      <Link to={dataUrl(`${path}/${each}`)} className={styles['item']}>
                        {each}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </>
        )}
      </Loaded>
      <FieldDialog
        key={JSON.stringify(edited)}
        document={path}
        edited={edited}
        onClose={() => setEdited(undefined)}
        onSaved={changed}
      />
      <DeleteDocument
        path={path}
        open={isDeleting}
        onOpenChange={setIsDeleting}
        onDeleted={() => {
          onChange();
          void navigate(dataUrl(path.slice(0, path.lastIndexOf('/'))) + search);
        }}
      />
    </section>
  );
}
