/** The result of one mutant. */
export interface Result {
  readonly status: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}

const detected = new Set(['Killed', 'Timeout']);
const undetected = new Set(['Survived', 'NoCoverage']);

/** The share of the valid mutants that tests have noticed; a mutant that no test reaches counts as survived. */
export const scoreOf = (results: readonly Result[]): string => {
  const killed = results.filter(({ status }) => detected.has(status)).length;
  const valid = killed + results.filter(({ status }) => undetected.has(status)).length;
  return `${killed} of ${valid} mutants killed, ${valid === 0 ? 0 : ((100 * killed) / valid).toFixed(1)} %`;
};

/** One line for each mutant that no test has noticed, by file and line. */
export const survivorsOf = (results: readonly Result[]): readonly string[] =>
  results
    .filter(({ status }) => undetected.has(status))
    .toSorted((a, b) => a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line)
    .map(({ status, fileName, mutatorName, replacement, location: { start } }) => {
      const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 100);
      return `${status} ${fileName}:${start.line} ${mutatorName} ${text}`;
    });
