import type { Section } from './row.ts';
import { administrationRows } from './rows/administration.ts';
import { firestoreDataRows } from './rows/firestore-data.ts';
import { firestoreQueryRows } from './rows/firestore-queries.ts';
import { hostingRows } from './rows/hosting.ts';
import { identityProviderRows } from './rows/identity-providers.ts';
import { identityRows } from './rows/identity.ts';
import { rulesLanguageRows } from './rows/rules-language.ts';
import { rulesLimitRows } from './rows/rules-limits.ts';
import { rulesRequestRows } from './rows/rules-requests.ts';
import { storageRows } from './rows/storage.ts';

/** All sections of the table. */
export const SECTIONS: readonly Section[] = [
  rulesLimitRows,
  rulesLanguageRows,
  rulesRequestRows,
  firestoreDataRows,
  firestoreQueryRows,
  identityRows,
  identityProviderRows,
  administrationRows,
  storageRows,
  hostingRows,
];
