/** Calls a function once for each list of arguments, which are names without spaces; statements are built when they are first needed. */
export const memoized = <A extends readonly string[], R>(build: (...names: A) => R): ((...names: A) => R) => {
  const results = new Map<string, R>();
  return (...names) => {
    const key = names.join(' ');
    const result = results.get(key) ?? build(...names);
    results.set(key, result);
    return result;
  };
};
