import { HttpError } from './http-error.ts';
import type { HttpCall } from './http-call.ts';
import type { HttpReply } from './http-reply.ts';

/** Other origins that may call a route in a browser. */
type CrossOrigin =
  /** None: no CORS headers are sent. */
  | 'none'
  /** Pages of the allowed origins, without cookies. */
  | 'api';

/** A route of the server. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * `{name}` matches one segment or a part of it up to a colon, `{name=**}` the rest of the path.
   */
  readonly path: string;
  readonly crossOrigin: CrossOrigin;
  readonly handle: (call: HttpCall) => HttpReply | Promise<HttpReply>;
}

/** A route that fits a path, with the values of the pattern's parts. */
interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds routes by path and method. */
export interface Router {
  /** @throws {HttpError} 400 when a part of the path is not valid percent-encoding */
  find(method: string, path: string): Match | undefined;
  /** Methods that some route answers at the path. */
  methods(path: string): string[];
}

/** Creates a router; the first matching route wins. */
export function createRouter(routes: readonly Route[]): Router {
  const compiled = routes.map((route) => ({ route, ...compile(route.path) }));
  return {
    find(method, path) {
      for (const { route, expression, names } of compiled) {
        if (route.method !== method) continue;
        const match = expression.exec(path);
        if (match === null) continue;
        return { route, params: readParams(names, match) };
      }
      return undefined;
    },
    methods: (path) => [
      ...new Set(
        compiled
          .filter(({ expression }) => expression.test(path))
          .map(({ route }) => route.method as string),
      ),
    ],
  };
}

function compile(pattern: string): { expression: RegExp; names: string[] } {
  const names: string[] = [];
  const source = pattern
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const [name = '', glob] = part.slice(1, -1).split('=');
      names.push(name);
      return glob === '**' ? '(.*)' : '([^/:]+)';
    })
    .join('');
  return { expression: new RegExp(`^${source}$`), names };
}

function readParams(names: readonly string[], match: RegExpExecArray): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    try {
      params[name] = decodeURIComponent(match[index + 1] ?? '');
    } catch {
      throw new HttpError(400, 'The path is not valid percent-encoding.');
    }
  }
  return params;
}
