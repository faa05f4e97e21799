import { useUser } from '@quits/auth/react';
import { generateId } from '@quits/firestore';
import { useDatabase } from '@quits/firestore/react';
import { useFormatter, useT } from '@quits/i18n/react';
import { Card, IconTile, List, ListRow } from '@quits/ui';
import { useState } from 'react';
import { mayWrite } from '@quits/product/access.ts';
import { useCategories } from '../../categories/use-categories.ts';
import { markOf } from '@quits/product/category/category-mark.ts';
import { putCategory } from '@quits/product/category/change-categories.ts';
import type { OwnCategory } from '@quits/product/group/schema.ts';
import { useGroup } from '../../open-group/group-context.tsx';
import styles from './categories-screen.module.css';
import { CategoryForm } from './category-form.tsx';
import { OwnCategoryRow } from './own-category-row.tsx';

const NEW = { name: '', emoji: '🏷️' };

/** Categories of a group: editable custom ones, and the built-in ones. */
export function CategoriesScreen() {
  const t = useT();
  const { compare } = useFormatter();
  const group = useGroup();
  const database = useDatabase();
  const uid = useUser()?.uid;
  const { offered } = useCategories();
  const [editing, setEditing] = useState<string>();
  const mayChange = uid !== undefined && mayWrite(group.data, uid);
  const own = Object.entries(group.data.categories).sort(
    ([, a], [, b]) =>
      Number(a.removed ?? false) - Number(b.removed ?? false) || compare(a.name, b.name),
  );
  const takenBut = (id?: string) =>
    offered.filter((category) => category.id !== id).map(({ name }) => name);

  function put(id: string, category: OwnCategory): void {
    if (uid !== undefined) putCategory(database, { group, uid, id, category });
    setEditing(undefined);
  }

  return (
    <div className={styles['root']}>
      <Card title={t('categories:own')} level={3}>
        {own.length === 0 ? <p className={styles['note']}>{t('categories:empty')}</p> : null}
        <List>
          {own.map(([id, category]) =>
            id === editing ? (
              <li key={id}>
                <CategoryForm
                  initial={category}
                  taken={takenBut(id)}
                  submitLabel={t('common:save')}
                  onSave={(form) => put(id, form)}
                  onCancel={() => setEditing(undefined)}
                />
              </li>
            ) : (
              <OwnCategoryRow
                key={id}
                category={category}
                mayChange={mayChange}
                onEdit={() => setEditing(id)}
                onRemovedChange={(removed) => {
                  const { name, emoji } = category;
                  put(id, removed ? { name, emoji, removed } : { name, emoji });
                }}
              />
            ),
          )}
        </List>
        {mayChange ? (
          <>
            <CategoryForm
              initial={NEW}
              taken={takenBut()}
              submitLabel={t('categories:add')}
              onSave={(form) => put(generateId(), form)}
            />
            <p className={styles['note']}>{t('categories:ownHint')}</p>
          </>
        ) : null}
      </Card>
      <Card title={t('categories:builtIn')} level={3}>
        <List className={styles['builtIn'] ?? ''}>
          {offered
            .filter(({ kind }) => kind === 'built-in')
            .map((category) => (
              <ListRow
                key={category.id}
                leading={<IconTile {...markOf(category)} />}
                title={category.name}
              />
            ))}
        </List>
      </Card>
    </div>
  );
}
