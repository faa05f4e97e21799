import { Button, EmptyState, PageHeader } from '@quits/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { DocumentContent } from '../../api/index.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { useResource } from '../../lib/use-resource.ts';
import { TEXTS } from '../../texts.ts';
import { CollectionsColumn } from './collections-column.tsx';
import { dataPath } from './data-path.ts';
import { DocumentColumn } from './document-column.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentsColumn } from './documents-column.tsx';
import styles from './data-page.module.css';
import { PathLinks } from './path-links.tsx';

const texts = TEXTS.data;

/** Documents as a tree of columns: collections, documents, fields. */
export function DataPage() {
  const segments = (useParams()['*'] ?? '').split('/').filter((segment) => segment !== '');
  const { parent, collection, document } = dataPath(segments);
  const isWide = useMedia(WIDE);
  const [isAdding, setIsAdding] = useState(false);
  const [changes, setChanges] = useState(0);
  const above = useResource<DocumentContent>(documentAddress(parent));

  function changed(): void {
    above.reload();
    setChanges((count) => count + 1);
  }

  return (
    <>
      <PageHeader
        above={<PathLinks path={document ?? collection ?? ''} />}
        title={TEXTS.pages.data}
        lead={segments.length === 0 ? texts.lead : undefined}
        actions={<Button onClick={() => setIsAdding(true)}>{texts.addDocument}</Button>}
      />
      <div className={styles['columns']}>
        {isWide || collection === undefined ? (
          <CollectionsColumn parent={parent} content={above} current={collection} />
        ) : null}
        {collection !== undefined && (isWide || document === undefined) ? (
          <DocumentsColumn
            key={collection}
            collection={collection}
            current={document}
            changes={changes}
          />
        ) : null}
        {document === undefined ? (
          isWide && (
            <div className={styles['hint']}>
              <EmptyState
                title={collection === undefined ? texts.chooseCollection : texts.chooseDocument}
              />
            </div>
          )
        ) : (
          <DocumentColumn key={document} path={document} onChange={changed} />
        )}
      </div>
      <DocumentDialog
        key={String(isAdding)}
        open={isAdding}
        onOpenChange={setIsAdding}
        collection={collection}
        onAdded={changed}
      />
    </>
  );
}

function documentAddress(path: string): string {
  return `/__/api/data/document?path=${encodeURIComponent(path)}`;
}
