import { isLanguage, routeKeys, routePatterns } from '@lounge/locale';

/** The segments of all pages' patterns by their number; those of parameters begin with a colon. */
const patternsBySize = Map.groupBy(
  routeKeys
    .flatMap((key) => routePatterns(key))
    .flatMap((pattern) =>
      pattern.includes('?') ? [pattern.replace('?', ''), pattern.replace(/:\w+\?\/?/, '')] : [pattern],
    )
    .map((pattern) => pattern.split('/').filter((segment) => segment !== '')),
  ({ length }) => length,
);

const isParameter = (segment: string): boolean => segment.startsWith(':');

/**
 * The path of a page with its language and its names in lower case, as they are in addresses; null where they are, and for paths of no page.
 * Parameters stay: each page knows how its own are written.
 */
export const inOwnCase = (path: string): string | null => {
  // Nearly every request.
  if (path === path.toLowerCase()) return null;
  const given = path.split('/');
  const segments = given.filter((segment) => segment !== '');
  const lower = segments.map((segment) => segment.toLowerCase());
  if (!isLanguage(lower[0])) return null;
  const pattern = patternsBySize
    .get(segments.length)
    ?.find((names) => names.every((name, at) => isParameter(name) || name === lower[at]));
  if (pattern === undefined) return null;
  const own = segments.map((segment, at) => (at > 0 && isParameter(pattern[at] ?? '') ? segment : lower[at]));
  return own.join('/') === segments.join('/') ? null : `/${own.join('/')}/`;
};
