import type { Finding } from '../findings/finding.ts';
import type { RulesProgram } from '../program.ts';
import type { PatternSegment } from '../syntax/ast.ts';
import { findingAt } from './finding-at.ts';
import { showPath, type WalkedRules } from './walk-rules.ts';

/** The first segments of every path; `null` stands for any. */
const ROOTS = {
  'cloud.firestore': {
    segments: ['databases', null, 'documents'],
    shown: '/databases/{database}/documents',
  },
  'firebase.storage': { segments: ['b', null, 'o'], shown: '/b/{bucket}/o' },
} as const;

/** Finds matches whose path no document or object can have. */
export function findNeverMatching(program: RulesProgram, rules: WalkedRules): readonly Finding[] {
  const { segments: root, shown } = ROOTS[program.service];
  return rules.matches.flatMap(({ block, path }) => {
    if (block.allows.length === 0) return [];
    const report = (message: string, fix: string): readonly Finding[] => [
      findingAt(program, 'never-matches', 'error', block.span, { message, fix }),
    ];
    if (!beginsLike(path, root)) {
      return report(
        `No path begins like ${showPath(path)}: all begin with ${shown}.`,
        `Put this match inside \`match ${shown} { … }\`.`,
      );
    }
    const isOpen = path.some(({ kind }) => kind === 'recursive');
    const length = path.length - root.length;
    if (isOpen || program.service === 'firebase.storage') {
      if (isOpen || length > 0) return [];
      return report(
        `${showPath(path)} is a bucket and no object.`,
        'Add a segment such as `{name}`.',
      );
    }
    if (length > 0 && length % 2 === 0) return [];
    return report(
      `${showPath(path)} is a collection and no document, so the statements in this match never apply.`,
      'Add a segment for the document, such as `/{id}`; it also applies to queries of the collection.',
    );
  });
}

function beginsLike(path: readonly PatternSegment[], root: readonly (string | null)[]): boolean {
  for (const [at, expected] of root.entries()) {
    const segment = path[at];
    if (segment === undefined) return false;
    if (segment.kind === 'recursive') return true;
    if (expected !== null && segment.kind === 'literal' && segment.text !== expected) return false;
  }
  return true;
}
