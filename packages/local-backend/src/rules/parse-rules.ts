import { err, ok, type Result } from '@quits/errors';
import { checkFile } from './check/check-file.ts';
import type { FirestoreRules } from './contract.ts';
import { FIRESTORE_FUNCTIONS } from './evaluate/functions/builtin-functions.ts';
import { CompiledFirestoreRules } from './firestore-rules.ts';
import { compileService } from './match/compile-match.ts';
import type { RulesFile } from './syntax/ast.ts';
import { parseFile } from './syntax/parse-file.ts';
import { Source, SyntaxFailure, type RulesError } from './syntax/source.ts';

const SERVICE = 'cloud.firestore';

/** Parses and checks rules for Cloud Firestore. */
export function parseFirestoreRules(
  source: string,
  fileName: string,
): Result<FirestoreRules, RulesError[]> {
  const text = new Source(source, fileName);
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  const errors = checkFile(file, text, FIRESTORE_FUNCTIONS);
  if (!file.services.some(({ name }) => name === SERVICE)) {
    errors.push(text.error(text.span(0, 0), `There is no 'service ${SERVICE}'.`));
  }
  if (errors.length > 0) return err(errors);
  const matches = compileService(file, SERVICE, FIRESTORE_FUNCTIONS, false);
  return ok(new CompiledFirestoreRules(matches, file.version));
}

function parse(source: Source): Result<RulesFile, RulesError[]> {
  try {
    return ok(parseFile(source));
  } catch (failure) {
    if (failure instanceof SyntaxFailure) return err([failure.error]);
    throw failure;
  }
}
