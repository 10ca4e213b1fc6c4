import { detailOf } from './text.ts';
import type { Result, Results } from './results.ts';

/** A text for XML or HTML. Characters that XML 1.0 has not are replaced. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const caseOf = (result: Result): string => {
  const { module, description, holds, claimed } = result;
  const named = `    <testcase classname="${escaped(module)}" name="${escaped(`${result.title}: ${description}`)}"`;
  if (holds) return `${named}/>`;
  if (!claimed) return `${named}><skipped message="not claimed"/></testcase>`;
  const message = result.trouble?.text ?? `${result.differences.length} differences`;
  return `${named}><failure message="${escaped(message)}">${escaped(detailOf(result).join('\n'))}</failure></testcase>`;
};

/** The results as JUnit's XML, one suite a module. */
export const junitOf = ({ all }: Results): string => {
  const suites = [...Map.groupBy(all, ({ module }) => module)].map(([module, results]) => {
    const failures = results.filter((each) => each.claimed && !each.holds).length;
    const skipped = results.filter((each) => !each.claimed && !each.holds).length;
    const head = `  <testsuite name="${escaped(module)}" tests="${results.length}" failures="${failures}" skipped="${skipped}">`;
    return [head, ...results.map(caseOf), '  </testsuite>'].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
};
