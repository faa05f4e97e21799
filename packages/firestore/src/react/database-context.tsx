import { createContext, type ReactNode, use } from 'react';
import type { Database } from '../database/database.ts';

const DatabaseContext = createContext<Database | undefined>(undefined);

/** Props of {@link DatabaseProvider}. */
export interface DatabaseProviderProps {
  /** Result of `createDatabase`. */
  database: Database;
  /** Components that use the hooks. */
  children: ReactNode;
}

/** Provides a database to its children. */
export function DatabaseProvider({ database, children }: DatabaseProviderProps): ReactNode {
  return <DatabaseContext value={database}>{children}</DatabaseContext>;
}

/** The database of the nearest provider. @throws {Error} when there is none */
export function useDatabase(): Database {
  const database = use(DatabaseContext);
  if (database === undefined) {
    throw new Error('A DatabaseProvider is missing.');
  }
  return database;
}
