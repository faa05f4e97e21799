import { Link } from '@quits/ui';
import { Link as RouterLink } from 'react-router';
import { TEXTS } from '../../texts.ts';
import { dataUrl, lastOf, pathsTo } from './data-path.ts';
import styles from './path-links.module.css';

/** Links to everything above a path. */
export function PathLinks({ path }: { readonly path: string }) {
  const paths = pathsTo(path);
  if (paths.length === 0) return null;
  return (
    <nav aria-label={TEXTS.data.path}>
      <ol className={styles['root']}>
        {['', ...paths].map((each) => (
          <li key={each} className={styles['item']}>
            <Link
              variant="quiet"
              aria-current={each === path ? 'page' : undefined}
              render={(props) => <RouterLink {...props} to={dataUrl(each)} />}
            >
              {each === '' ? TEXTS.data.root : lastOf(each)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
