/** The tokens of a text that is valid JSON: texts, signs, spaces, and what is left: numbers and words. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]|\s+|[^\s"{}[\],:]+/g;

/**
 * Replaces texts of fields in valid JSON; everything else stays as it was written. `replace` gets a field's name, text and depth, 1 for the
 * outermost; it returns JSON, or null for no change.
 */
export const replaceTexts = (
  json: string,
  replace: (name: string, text: string, depth: number) => string | null,
): string => {
  let depth = 0;
  let last = '';
  let field: string | null = null;
  return json.replace(tokens, (token) => {
    if (/^\s/.test(token)) return token;
    const name = field;
    field = null;
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (token === ':') field = last;
    else if (token.startsWith('"')) {
      last = token;
      if (name !== null) return replace(JSON.parse(name) as string, JSON.parse(token) as string, depth) ?? token;
    }
    return token;
  });
};

const mark = '\\u0000number ';

/**
 * The value of a text of JSON, in which numbers are texts that only `exactText` writes: 9007199254740993 has no number of JavaScript.
 * Undefined for other texts.
 */
export const exactValue = (json: string): unknown => {
  try {
    JSON.parse(json);
  } catch {
    return undefined;
  }
  return JSON.parse(json.replace(tokens, (token) => (/^[-\d]/.test(token) ? `"${mark}${token}"` : token)));
};

/** The text of such a value, with numbers as they were written. */
export const exactText = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/"\\u0000number (-?\d[\d.eE+-]*)"/g, '$1');
