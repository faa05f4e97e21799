import { StartError } from '../diagnostics/start-error.ts';
import { changedPages } from './changed-pages.ts';

/** Pages that are listed. */
const MOST = 10;

/**
 * Refuses a database file that the disk has changed since the server was stopped: its backup would take the change for a write.
 * The backup has all that was written before the stop.
 * @throws {StartError} naming the changed pages
 */
export async function refuseChangedPages(file: string): Promise<void> {
  const pages = (await changedPages(file)) ?? [];
  if (pages.length === 0) return;
  const listed = pages.slice(0, MOST).join(', ');
  const others = pages.length > MOST ? ` and ${pages.length - MOST} others` : '';
  throw new StartError(
    `The database ${file} has changed on the disk while the server was stopped (${pages.length === 1 ? 'page' : 'pages'} ${listed}${others}). It was left as it is: restore the latest backup into an empty folder. To start with the changed data anyway, remove ${file}.backup.`,
  );
}
