import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const VERSION = '15.34.2';

/** Firebase's own checks of the deployed files; each returns the problems. */
export interface FirebaseTools {
  /** Returns problems of `firebase.json` according to the published schema. */
  configMistakes(config: unknown): string[];
  /** Returns problems of `firestore.indexes.json`. */
  indexMistakes(indexes: unknown): string[];
}

/** The parts of the command line's modules that are called. */
interface Modules {
  readonly Ajv: new (options: { allErrors: boolean; allowUnionTypes: boolean }) => {
    compile(schema: unknown): Validate;
  };
  readonly addFormats: (ajv: unknown) => void;
  readonly FirestoreApi: new () => { validateSpec(spec: unknown): void };
}

interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

/** Installs Firebase's command line, some 240 MB, into a folder, and opens its checks. */
export function installFirebaseTools(folder: string): FirebaseTools {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...quiet, `firebase-tools@${VERSION}`], {
    stdio: 'inherit',
  });
  const home = join(folder, 'node_modules/firebase-tools');
  const { Ajv, addFormats, FirestoreApi } = load(home);
  return {
    configMistakes(config) {
      const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
      addFormats(ajv);
      const schema: unknown = JSON.parse(
        readFileSync(join(home, 'schema/firebase-config.json'), 'utf8'),
      );
      const validate = ajv.compile(schema);
      if (validate(config)) return [];
      return (validate.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath || '/'} ${message ?? 'is wrong'}`,
      );
    },
    indexMistakes(indexes) {
      try {
        new FirestoreApi().validateSpec(indexes);
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    },
  };
}

function load(home: string): Modules {
  const require = createRequire(join(home, 'package.json'));
  return {
    Ajv: require('ajv').default,
    addFormats: require('ajv-formats').default,
    FirestoreApi: require('./lib/firestore/api.js').FirestoreApi,
  };
}
