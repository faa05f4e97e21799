import { TEXTS } from '../texts.ts';
import styles from './more.module.css';

/** A note if a page doesn't list everything. */
export function More({ shown, total }: { readonly shown: number; readonly total: number }) {
  if (total <= shown) return null;
  return <p className={styles['root']}>{TEXTS.rows.first(shown, total)}</p>;
}
