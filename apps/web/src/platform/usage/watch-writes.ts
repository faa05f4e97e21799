import type { Database } from '@quits/firestore';

/** Returns a database that passes the label of each write to `acted`. */
export function watchWrites(database: Database, acted: (label: string) => void): Database {
  return {
    ...database,
    write(label, build, options) {
      acted(label);
      return database.write(label, build, options);
    },
  };
}
