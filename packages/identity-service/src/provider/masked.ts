import { isBody, type Body } from '../protocol/body.ts';

/**
 * An object after a change of some of its parts.
 * @param paths names with dots between them; what the change does not have there is taken away
 */
export function masked(before: Body, change: Body, paths: readonly string[]): Body {
  return paths.reduce((object, path) => assign(object, change, path.split('.')), before);
}

function assign(target: Body, source: Body, [name, ...rest]: readonly string[]): Body {
  if (name === undefined) return target;
  const { [name]: current, ...others } = target;
  const given = Object.hasOwn(source, name) ? source[name] : undefined;
  if (rest.length === 0) return given === undefined ? others : { ...target, [name]: given };
  const inner = assign(isBody(current) ? current : {}, isBody(given) ? given : {}, rest);
  return { ...target, [name]: inner };
}
