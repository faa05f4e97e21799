import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
} from '../syntax/ast.ts';
import { type FunctionsByName, isBoolean } from './is-boolean.ts';

/** A condition, variable or function result of a file. */
export interface Place {
  /** Path and function or methods, such as `/users/{uid} allow get`. */
  readonly name: string;
  readonly root: Expression;
  /** Whether its value is true or false. */
  readonly isCondition: boolean;
  /** Whether it is the condition of an `allow`. */
  readonly isAllow: boolean;
}

/** Returns all places with expressions, and the functions by name. */
export function findPlaces({ functions, services }: RulesFile): readonly Place[] {
  const byName = new Map(
    allFunctions({ functions, services }).map((declaration) => [declaration.name, declaration]),
  );
  return [
    ...functions.flatMap((declaration) => placesOfFunction('', declaration, byName)),
    ...services.flatMap((service) => [
      ...service.functions.flatMap((declaration) => placesOfFunction('', declaration, byName)),
      ...service.matches.flatMap((match) => placesOfMatch('', match, byName)),
    ]),
  ];
}

/** Returns every function of a file, also nested ones. */
function allFunctions({
  functions,
  services,
}: Pick<RulesFile, 'functions' | 'services'>): readonly FunctionDeclaration[] {
  const ofMatch = (match: MatchBlock): readonly FunctionDeclaration[] => [
    ...match.functions,
    ...match.matches.flatMap(ofMatch),
  ];
  return [
    ...functions,
    ...services.flatMap((service) => [...service.functions, ...service.matches.flatMap(ofMatch)]),
  ];
}

function placesOfMatch(
  around: string,
  { segments, functions, allows, matches }: MatchBlock,
  byName: FunctionsByName,
): readonly Place[] {
  const own = segments.map((segment) => {
    if (segment.kind === 'literal') return `/${segment.text}`;
    return segment.kind === 'single' ? `/{${segment.name}}` : `/{${segment.name}=**}`;
  });
  const path = around + own.join('');
  // What all paths begin with.
  const shown = path.replace(/^\/databases\/\{\w+\}\/documents|^\/b\/\{\w+\}\/o/, '');
  return [
    ...functions.flatMap((declaration) => placesOfFunction(shown, declaration, byName)),
    ...allows.flatMap((allow) => placesOfAllow(shown, allow)),
    ...matches.flatMap((match) => placesOfMatch(path, match, byName)),
  ];
}

function placesOfAllow(path: string, { methods, condition }: AllowStatement): readonly Place[] {
  if (condition === null) return [];
  const name = `${path} allow ${methods.join(', ')}`;
  return [{ name, root: condition, isCondition: true, isAllow: true }];
}

function placesOfFunction(
  path: string,
  { name, lets, result }: FunctionDeclaration,
  byName: FunctionsByName,
): readonly Place[] {
  const full = path === '' ? name : `${path} ${name}`;
  return [
    ...lets.map((binding) => ({ name: full, root: binding.value })),
    { name: full, root: result },
  ].map((place) => ({ ...place, isCondition: isBoolean(place.root, byName), isAllow: false }));
}
