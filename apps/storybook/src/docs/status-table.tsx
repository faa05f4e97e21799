import { useState } from 'react';
import type { KitFacts } from '@quits/ui/docs/component-facts';
import { SearchField } from '@quits/ui';
import { allDocs } from './all-docs.ts';
import styles from './docs.module.css';
import { Scroll } from './scroll.tsx';
import { formatBytes } from './format-bytes.ts';
import { StatusBadge } from './status-badge.tsx';

/** Props of {@link StatusTable}. */
export interface StatusTableProps {
  readonly facts: KitFacts;
  /** Shows only what is new. @default false */
  readonly onlyNew?: boolean;
}

/** Every component with its status, size, keys and checks. */
export function StatusTable({ facts, onlyNew = false }: StatusTableProps) {
  const [query, setQuery] = useState('');
  const sought = query.trim().toLowerCase();
  const rows = [...allDocs].filter(
    ([, { components, status }]) =>
      (!onlyNew || status === 'new') &&
      components.some((name) => name.toLowerCase().includes(sought)),
  );
  return (
    <>
      {onlyNew ? null : (
        <SearchField
          label="Find a component"
          placeholder="Find a component"
          clearLabel="Clear"
          value={query}
          onValueChange={setQuery}
          className={styles['search'] ?? ''}
        />
      )}
      <Scroll label="Components">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
              <th scope="col">Since</th>
              <th scope="col" data-figure="">
                Size
              </th>
              <th scope="col">Keyboard</th>
              <th scope="col">axe</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([path, docs]) => {
              const own = facts.components[path];
              return (
                <tr key={path}>
                  <th scope="row">
                    <code>{docs.components[0]}</code>
                    {docs.components.length > 1 ? (
                      <span className={styles['others']}>
                        {docs.components.slice(1).join(', ')}
                      </span>
                    ) : null}
                  </th>
                  <td data-short="">
                    <StatusBadge status={docs.status} />
                  </td>
                  <td data-short="">{docs.since}</td>
                  <td data-figure="">{formatBytes(own?.script[docs.components[0]] ?? 0)}</td>
                  <td>
                    {docs.keyboard.length === 0
                      ? 'No focus'
                      : docs.keyboard
                          .flatMap(({ keys }) => keys.map((pressed) => pressed.join(' ')))
                          .join(' · ')}
                  </td>
                  <td data-short="">
                    {own === undefined ? '' : `${own.stories.axe} of ${own.stories.all} stories`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
      {rows.length === 0 ? <output>No component found.</output> : null}
    </>
  );
}
