import type { Finding } from '../findings/finding.ts';
import type { RequestMethod } from '../match/compile-match.ts';
import type { RulesProgram } from '../program.ts';
import type { PatternSegment } from '../syntax/ast.ts';
import { evaluateOpen, type Outlook } from './evaluate-open.ts';
import { covers } from './path-covers.ts';
import { findingAt } from './finding-at.ts';
import { showPath, type ScopedAllow, type WalkedRules } from './walk-rules.ts';

/** A statement with what it does for each of its methods. */
interface JudgedAllow {
  readonly allow: ScopedAllow;
  readonly outlooks: ReadonlyMap<RequestMethod, Outlook>;
  readonly condition: string;
}

/** Finds allow statements that never allow, and those that others make superfluous. */
export function findUnreachable(program: RulesProgram, rules: WalkedRules): readonly Finding[] {
  const judged = rules.allows.map((allow) => judge(program, allow));
  const never = judged.filter(({ outlooks }) => [...outlooks.values()].includes('never'));
  const shadowed = judged.flatMap((one) => {
    const by = shadowOf(one, judged, program.file.version === '2');
    return by === undefined ? [] : [{ one, by }];
  });
  const shadowedAllows = new Set(shadowed.map(({ one }) => one.allow));
  // A match is superfluous if all of its statements are.
  const dead = rules.matches.filter(({ block }) => {
    const own = rules.allows.filter(({ match }) => match.block === block);
    return (
      block.matches.length === 0 &&
      own.length > 0 &&
      own.every((allow) => shadowedAllows.has(allow))
    );
  });
  return [
    ...never.flatMap((one) => neverFinding(program, one)),
    ...dead.map(({ block, path }) =>
      findingAt(program, 'shadowed-match', 'warning', block.span, {
        message: `Other statements allow everything that the match ${showPath(path)} allows.`,
        fix: 'Remove this match, or restrict the broader statement.',
      }),
    ),
    ...shadowed
      .filter(({ one }) => !dead.some(({ block }) => block === one.allow.match.block))
      .map(({ one, by }) =>
        findingAt(program, 'shadowed-allow', 'warning', one.allow.statement.span, {
          message: `The statement in line ${by.statement.span.line} already allows ${one.allow.methods.join(', ')} here.`,
          fix: 'Remove this statement, or restrict the broader one.',
        }),
      ),
  ];
}

function judge(program: RulesProgram, allow: ScopedAllow): JudgedAllow {
  const { condition } = allow.statement;
  const outlooks = new Map(
    allow.methods.map((method) => [method, evaluateOpen(program, allow, method)]),
  );
  const { text } = program.source;
  const source = condition === null ? 'true' : text.slice(condition.span.start, condition.span.end);
  return { allow, outlooks, condition: source.replaceAll(/\s+/g, ' ') };
}

function neverFinding(
  program: RulesProgram,
  { allow: { statement }, outlooks }: JudgedAllow,
): readonly Finding[] {
  // A plain `if false` denies on purpose.
  if (statement.condition?.kind === 'literal') return [];
  const methods = [...outlooks].flatMap(([method, outlook]) =>
    outlook === 'never' ? [method] : [],
  );
  const span = statement.condition?.span ?? statement.span;
  if (methods.length === outlooks.size) {
    return [
      findingAt(program, 'unreachable-allow', 'error', span, {
        message: `This condition is false or an error for every ${methods.join(', ')}.`,
        fix: 'Correct the condition, or write `if false` to deny on purpose.',
      }),
    ];
  }
  // `read` and `write` stand for methods that nobody named.
  const named = methods.filter((method) => statement.methods.includes(method));
  return [
    findingAt(program, 'unreachable-allow', named.length > 0 ? 'warning' : 'note', span, {
      message: `This condition is false or an error for every ${methods.join(', ')}, but not for the other methods.`,
      fix: 'Give these methods a statement of their own, or leave them out.',
    }),
  ];
}

/** A statement that allows whatever another allows. */
function shadowOf(
  one: JudgedAllow,
  all: readonly JudgedAllow[],
  isVersion2: boolean,
): ScopedAllow | undefined {
  const at = all.indexOf(one);
  return all.find((other, index) => {
    if (other === one) return false;
    const isEarlier = index < at;
    return one.allow.methods.every((method) => {
      const outlook = other.outlooks.get(method);
      if (outlook === undefined || outlook === 'never') return false;
      // Of two that allow everything, the first one stays.
      const isMutual = one.outlooks.get(method) === 'always' && isCoveredBy(other, one, isVersion2);
      if (outlook === 'always') {
        return (isEarlier || !isMutual) && isCoveredBy(one, other, isVersion2);
      }
      const isSameMatch = one.allow.match.block === other.allow.match.block;
      return isEarlier && isSameMatch && one.condition === other.condition;
    });
  })?.allow;
}

function isCoveredBy(one: JudgedAllow, other: JudgedAllow, isVersion2: boolean): boolean {
  const path = (judged: JudgedAllow): readonly PatternSegment[] => judged.allow.match.path;
  return covers(path(other), path(one), isVersion2 ? 0 : 1);
}
