import type { Functions } from '../evaluate/functions/builtin-functions.ts';
import { capturesOf } from '../names/captures.ts';
import { Scope } from '../names/scope.ts';
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
  ServiceBlock,
} from '../syntax/ast.ts';
import type { RulesError, Source, Span } from '../syntax/source.ts';
import { DEEPEST_CALL, findTooDeep } from './call-depth.ts';
import { checkExpression, type CheckContext } from './check-expression.ts';
import { findTooComplex } from './complexity.ts';
import { findRecursion } from './recursion.ts';

const MOST_ARGUMENTS = 7;
/** One more than documented, as measured. */
const MOST_LETS = 11;
const DEEPEST_MATCH = 10;
const MOST_SEGMENTS = 100;
const MOST_CAPTURES = 20;
/** Maximum size in bytes of UTF-8. */
const LARGEST_SOURCE = 256 * 1024;

/** Returns the errors in the part of a parsed file that concerns one service. */
export function checkFile(
  file: RulesFile,
  source: Source,
  service: string,
  functions: Functions,
): RulesError[] {
  const services = file.services.filter(({ name }) => name === service);
  const errors = new FileChecker({ ...file, services }, source, functions).check();
  if (services.length > 0) return errors;
  return [source.error(source.span(0, 0), `There is no 'service ${service}'.`), ...errors];
}

class FileChecker {
  readonly #file: RulesFile;
  readonly #source: Source;
  readonly #functions: Functions;
  readonly #errors: RulesError[] = [];
  readonly #calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();

  constructor(file: RulesFile, source: Source, functions: Functions) {
    this.#file = file;
    this.#source = source;
    this.#functions = functions;
  }

  check(): RulesError[] {
    if (Buffer.byteLength(this.#source.text) > LARGEST_SOURCE) {
      this.#report(this.#source.span(0, 0), `Rules may have ${LARGEST_SOURCE} bytes at most.`);
    }
    const scope = Scope.ofFile(this.#file.functions);
    this.#checkFunctions(this.#file.functions, scope);
    for (const service of this.#file.services) this.#checkService(service, scope);
    const recursive = findRecursion(this.#calls);
    for (const { name, span } of recursive) this.#report(span, `Function '${name}' calls itself.`);
    if (recursive.length === 0) this.#checkDepth();
    return this.#errors.sort((one, other) => one.line - other.line || one.column - other.column);
  }

  #report(span: Span, message: string): void {
    this.#errors.push(this.#source.error(span, message));
  }

  #checkDepth(): void {
    for (const chain of findTooDeep(this.#calls)) {
      const [start, tooDeep] = [chain[0], chain[DEEPEST_CALL]];
      if (start === undefined || tooDeep === undefined) continue;
      this.#report(
        tooDeep.span,
        `Functions may call each other ${DEEPEST_CALL} deep at most; '${tooDeep.name}' is one too deep below '${start.name}'.`,
      );
    }
  }

  #checkRoot(expression: Expression, scope: Scope, context: CheckContext): void {
    checkExpression(expression, scope, context);
    for (const { span } of findTooComplex(expression, this.#file.parentheses)) {
      this.#report(span, 'This expression is nested too deeply; move a part into a function.');
    }
  }

  #checkService(service: ServiceBlock, around: Scope): void {
    const scope = around.block(service.functions, []);
    this.#checkFunctions(service.functions, scope);
    for (const match of service.matches) this.#checkMatch(match, scope, 1, 0);
  }

  #checkMatch(match: MatchBlock, around: Scope, depth: number, segmentsAround: number): void {
    const { segments, span } = match;
    const captures = capturesOf(segments);
    const scope = around.block(match.functions, captures);
    const length = segmentsAround + segments.length;
    this.#checkPattern(segments, span);
    if (depth > DEEPEST_MATCH) {
      this.#report(span, `Matches may be nested ${DEEPEST_MATCH} deep at most.`);
    }
    if (length > MOST_SEGMENTS) {
      this.#report(span, `A path may have ${MOST_SEGMENTS} segments at most.`);
    }
    if (scope.captureCount > MOST_CAPTURES) {
      this.#report(span, `A path may have ${MOST_CAPTURES} wildcards at most.`);
    }
    this.#checkFunctions(match.functions, scope);
    for (const { condition } of match.allows) {
      if (condition !== null) this.#checkRoot(condition, scope, this.#context(null));
    }
    for (const inner of match.matches) this.#checkMatch(inner, scope, depth + 1, length);
  }

  #checkPattern(segments: readonly PatternSegment[], span: Span): void {
    const recursive = segments.findIndex((segment) => segment.kind === 'recursive');
    if (recursive < 0) return;
    if (segments.slice(recursive + 1).some((segment) => segment.kind === 'recursive')) {
      this.#report(span, 'A path may have one recursive wildcard only.');
    }
    if (this.#file.version === '1' && recursive !== segments.length - 1) {
      this.#report(
        span,
        "Before rules_version = '2' a recursive wildcard must be the last segment.",
      );
    }
  }

  #checkFunctions(declarations: readonly FunctionDeclaration[], scope: Scope): void {
    const names = new Set<string>();
    for (const declaration of declarations) {
      const { name, span } = declaration;
      if (names.has(name)) this.#report(span, `Function '${name}' is declared twice.`);
      names.add(name);
      this.#checkFunction(declaration, scope);
    }
  }

  #checkFunction(declaration: FunctionDeclaration, scope: Scope): void {
    const { name, parameters, lets, result, span } = declaration;
    if (parameters.length > MOST_ARGUMENTS) {
      this.#report(span, `Function '${name}' may take ${MOST_ARGUMENTS} arguments at most.`);
    }
    if (lets.length > MOST_LETS) {
      this.#report(span, `Function '${name}' may have ${MOST_LETS} variables at most.`);
    }
    if (new Set(parameters).size < parameters.length) {
      this.#report(span, `Function '${name}' has two parameters of one name.`);
    }
    const context = this.#context(declaration);
    const locals = [...parameters];
    for (const binding of lets) {
      this.#checkRoot(binding.value, scope.body([...locals]), context);
      if (locals.includes(binding.name)) {
        this.#report(binding.span, `Variable '${binding.name}' is declared twice.`);
      }
      locals.push(binding.name);
    }
    this.#checkRoot(result, scope.body(locals), context);
  }

  #context(caller: FunctionDeclaration | null): CheckContext {
    return {
      functions: this.#functions,
      report: (span, message) => this.#report(span, message),
      called: (callee) => {
        if (caller === null) return;
        const callees = this.#calls.get(caller) ?? new Set();
        this.#calls.set(caller, callees.add(callee));
      },
    };
  }
}
