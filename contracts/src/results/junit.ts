import { moduleOfCall } from '../verify/choice.ts';
import type { LeftOut } from '../verify/outcome.ts';
import { needText, reasonOf } from './left-out.ts';
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
  const reason = result.needs.length === 0 ? 'not claimed' : needText(result.needs);
  if (!claimed) return `${named}><skipped message="${escaped(reason)}"/></testcase>`;
  const message = result.trouble?.text ?? `${result.differences.length} differences`;
  return `${named}><failure message="${escaped(message)}">${escaped(detailOf(result).join('\n'))}</failure></testcase>`;
};

const leftOutCase = (each: LeftOut): string => {
  const name = escaped(`effect ${each.call}: ${each.description}`);
  const classname = escaped(moduleOfCall(each.call));
  return `    <testcase classname="${classname}" name="${name}"><skipped message="${escaped(reasonOf(each))}"/></testcase>`;
};

/** The results as JUnit's XML, one suite a module. */
export const junitOf = ({ all, leftOut, notes }: Results): string => {
  const byModule = Map.groupBy(all, ({ module }) => module);
  const leftOutBy = Map.groupBy(leftOut, ({ call }) => moduleOfCall(call));
  const suites = [...new Set([...byModule.keys(), ...leftOutBy.keys()])].map((module) => {
    const [results, missing] = [byModule.get(module) ?? [], leftOutBy.get(module) ?? []];
    const failures = results.filter((each) => each.claimed && !each.holds).length;
    const skipped = results.filter((each) => !each.claimed && !each.holds).length + missing.length;
    const head = `  <testsuite name="${escaped(module)}" tests="${results.length + missing.length}" failures="${failures}" skipped="${skipped}">`;
    return [head, ...results.map(caseOf), ...missing.map(leftOutCase), '  </testsuite>'].join('\n');
  });
  // A note is of no test: the format has no other place.
  const said = escaped(notes.join('\n'));
  if (notes.length > 0)
    suites.push(`  <testsuite name="notes" tests="0" failures="0"><system-out>${said}</system-out></testsuite>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
};
