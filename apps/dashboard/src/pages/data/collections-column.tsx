import { Link } from 'react-router';
import type { DocumentContent } from '../../api/index.ts';
import type { Resource } from '../../lib/use-resource.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { TEXTS } from '../../texts.ts';
import styles from './column.module.css';
import { dataUrl } from './data-path.ts';

const texts = TEXTS.data;

/** Props of {@link CollectionsColumn}. */
export interface CollectionsColumnProps {
  /** Path of the document that holds the collections; empty for the root. */
  readonly parent: string;
  readonly content: Resource<DocumentContent>;
  readonly current: string | undefined;
}

/** The collections of the root or of a document. */
export function CollectionsColumn({ parent, content, current }: CollectionsColumnProps) {
  return (
    <nav aria-label={texts.collections} className={styles['root']} data-sticky="">
      <h2 className={styles['heading']}>{texts.collections}</h2>
      <Loaded from={content} rows={4}>
        {({ collections }) =>
          collections.length === 0 ? (
            <p className={styles['quiet']}>{texts.noCollections}</p>
          ) : (
            <ul className={styles['list']}>
              {collections.map((id) => {
                const path = parent === '' ? id : `${parent}/${id}`;
                return (
                  <li key={id}>
                    <Link
                      to={dataUrl(path)}
                      className={styles['item']}
                      data-current={path === current ? '' : undefined}
                      aria-current={path === current ? 'true' : undefined}
                    >
                      {id}
                    </Link>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
    </nav>
  );
}
