import type { Database } from '@quits/firestore';

/** The same database, which tells the name of each write. */
export function watchWrites(database: Database, acted: (label: string) => void): Database {
  return {
    ...database,
    write(label, build, options) {
      acted(label);
      return database.write(label, build, options);
    },
  };
}
