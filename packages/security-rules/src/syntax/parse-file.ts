import type {
  AllowMethod,
  AllowStatement,
  FunctionDeclaration,
  LetBinding,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import { parseExpression } from './parse-expression.ts';
import { parsePattern } from './parse-path.ts';
import type { Source } from './source.ts';
import { TokenStream } from './token-stream.ts';

const METHODS: ReadonlySet<string> = new Set<AllowMethod>([
  'read',
  'write',
  'get',
  'list',
  'create',
  'update',
  'delete',
]);

/**
 * Parses a whole rules file.
 * @throws {SyntaxFailure} at the first unexpected token
 */
export function parseFile(source: Source): RulesFile {
  const tokens = new TokenStream(source);
  const version = parseVersion(tokens);
  const services: ServiceBlock[] = [];
  const functions: FunctionDeclaration[] = [];
  while (tokens.peek().kind !== 'end') {
    if (tokens.sees('service')) services.push(parseService(tokens));
    else if (tokens.sees('function')) functions.push(parseFunction(tokens));
    else tokens.unexpected("'service' or 'function'");
  }
  return { version, services, functions, parentheses: tokens.parentheses };
}

function parseVersion(tokens: TokenStream): '1' | '2' {
  if (!tokens.skip('rules_version')) return '1';
  tokens.expect('=', "after 'rules_version'");
  const token = tokens.take();
  if (token.kind !== 'string' || (token.value !== '1' && token.value !== '2')) {
    return tokens.source.fail(token.start, "rules_version must be '1' or '2'.");
  }
  tokens.skip(';');
  return token.value;
}

function parseService(tokens: TokenStream): ServiceBlock {
  const { start } = tokens.take();
  let name = tokens.name("a service name after 'service'").text;
  while (tokens.skip('.')) name += `.${tokens.name("a name after '.'").text}`;
  tokens.expect('{', 'to open the service');
  const { allows, ...members } = parseMembers(tokens);
  const [allow] = allows;
  if (allow !== undefined) {
    tokens.source.fail(allow.span.start, "An 'allow' must stand inside a 'match'.");
  }
  return { name, ...members, span: tokens.spanFrom(start) };
}

function parseMatch(tokens: TokenStream): MatchBlock {
  return tokens.nested(() => {
    const { start } = tokens.take();
    const segments = parsePattern(tokens);
    tokens.expect('{', 'to open the match');
    return { segments, ...parseMembers(tokens), span: tokens.spanFrom(start) };
  });
}

function parseMembers(tokens: TokenStream): Omit<MatchBlock, 'segments' | 'span'> {
  const allows: AllowStatement[] = [];
  const matches: MatchBlock[] = [];
  const functions: FunctionDeclaration[] = [];
  while (!tokens.skip('}')) {
    if (tokens.sees('match')) matches.push(parseMatch(tokens));
    else if (tokens.sees('allow')) allows.push(parseAllow(tokens));
    else if (tokens.sees('function')) functions.push(parseFunction(tokens));
    else tokens.unexpected("'match', 'allow', 'function' or '}'");
  }
  return { allows, matches, functions };
}

function parseAllow(tokens: TokenStream): AllowStatement {
  const { start } = tokens.take();
  const methods: AllowMethod[] = [];
  do {
    const token = tokens.name("a method after 'allow'");
    if (!isMethod(token.text)) {
      const known = [...METHODS].join(', ');
      tokens.source.fail(token.start, `'${token.text}' is no method. Methods are: ${known}.`);
    } else {
      methods.push(token.text);
    }
  } while (tokens.skip(','));
  let condition = null;
  if (tokens.skip(':')) {
    tokens.expect('if', "after ':'");
    condition = parseExpression(tokens);
  }
  const span = tokens.spanFrom(start);
  endStatement(tokens);
  return { methods, condition, span };
}

function parseFunction(tokens: TokenStream): FunctionDeclaration {
  const { start } = tokens.take();
  const name = tokens.name("a function name after 'function'").text;
  tokens.expect('(', 'after the function name');
  const parameters: string[] = [];
  while (!tokens.skip(')')) {
    parameters.push(tokens.name('a parameter name').text);
    if (!tokens.skip(',')) {
      tokens.expect(')', "or ','");
      break;
    }
  }
  tokens.expect('{', 'to open the function');
  const lets: LetBinding[] = [];
  while (tokens.sees('let')) lets.push(parseLet(tokens));
  tokens.expect('return', 'in a function');
  const result = parseExpression(tokens);
  tokens.skip(';');
  tokens.expect('}', 'to close the function');
  return { name, parameters, lets, result, span: tokens.spanFrom(start) };
}

function parseLet(tokens: TokenStream): LetBinding {
  const { start } = tokens.take();
  const name = tokens.name("a variable name after 'let'").text;
  tokens.expect('=', 'after the variable name');
  const value = parseExpression(tokens);
  const span = tokens.spanFrom(start);
  tokens.expect(';', "to end the 'let'");
  return { name, value, span };
}

/** Ends a statement; the semicolon is optional before another statement or the end of the block. */
function endStatement(tokens: TokenStream): void {
  if (tokens.skip(';')) return;
  const goesOn = ['}', 'allow', 'match', 'function'].some((word) => tokens.sees(word));
  if (!goesOn) tokens.unexpected("';'");
}

function isMethod(text: string): text is AllowMethod {
  return METHODS.has(text);
}
