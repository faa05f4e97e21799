import { EmptyState, VirtualList } from '@quits/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { DocumentSummary } from '../../api/index.ts';
import { Failure } from '../../parts/failure.tsx';
import { More } from '../../parts/more.tsx';
import { Skeleton } from '@quits/ui';
import { TEXTS } from '../../texts.ts';
import styles from './column.module.css';
import { dataUrl } from './data-path.ts';
import { DocumentFilter, useDocumentFilter } from './document-filter.tsx';
import { useDocuments } from './use-documents.ts';

const texts = TEXTS.data;
const keyOf = ({ id }: DocumentSummary) => id;

/** Props of {@link DocumentsColumn}. */
export interface DocumentsColumnProps {
  readonly collection: string;
  readonly current: string | undefined;
  /** Counts changes made on this page; the list reloads after each. */
  readonly changes: number;
}

/** The documents of a collection, or those that match a query. */
export function DocumentsColumn({ collection, current, changes }: DocumentsColumnProps) {
  const filter = useDocumentFilter();
  const list = useDocuments({ collection, ...filter.query });
  const { documents, reload } = list;
  const seen = useRef(changes);
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    reload();
  }, [changes, reload]);
  const suffix = filter.search;
  return (
    <section className={styles['root']} aria-label={collection}>
      <h2 className={styles['heading']}>
        {documents === undefined ? collection : texts.documents(list.total)}
      </h2>
      <DocumentFilter filter={filter} />
      {documents === undefined && list.error === undefined ? (
        <Skeleton shape="row" count={8} label={TEXTS.app.loading} />
      ) : null}
      {list.error === undefined ? null : <Failure error={list.error} onRetry={reload} />}
      {documents === undefined ? null : (
        <VirtualList
          label={texts.documents(list.total)}
          items={documents}
          itemKey={keyOf}
          estimate={56}
          total={Math.max(list.total, documents.length)}
          onEndReached={list.loadMore}
          empty={<EmptyState title={filter.isActive ? texts.noMatch : texts.noDocuments} />}
          end={list.hasMore ? null : <More shown={documents.length} total={list.total} />}
        >
          {({ id, summary }) => {
            const path = `${collection}/${id}`;
            return (
              <Link
                to={dataUrl(path) + suffix}
                className={styles['item']}
                data-current={path === current ? '' : undefined}
                aria-current={path === current ? 'true' : undefined}
              >
                <span className={styles['id']}>{id}</span>
                <code className={styles['summary']}>{summary ?? texts.onlyCollections}</code>
              </Link>
            );
          }}
        </VirtualList>
      )}
    </section>
  );
}
