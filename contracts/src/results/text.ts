import { leftOutLines } from './left-out.ts';
import { quoted, stateCommand } from './repeat.ts';
import { passes, type ModuleResults, type Result, type Results } from './results.ts';

/** The most lines that a terminal gets. */
const maxLines = 200;

/** The longest value that is shown. */
const maxLength = 300;

/** The characters before the first difference of two values that are both cut. */
const before = 60;

const visible = (text: string): string =>
  text.replaceAll(/(?![\t\n])[\p{Cc}\u{FEFF}]/gu, (each) => `\\u{${each.codePointAt(0)?.toString(16) ?? ''}}`);

const short = (text: string): string => visible(text.length > maxLength ? `${text.slice(0, maxLength)} …` : text);

/** Two different values; long ones from a little before where they begin to differ. */
const shortPair = (one: string, other: string): readonly [string, string] => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = Math.max(0, same - before);
  if (same < maxLength - before || from === 0) return [short(one), short(other)];
  return [`… ${short(one.slice(from))}`, `… ${short(other.slice(from))}`];
};

/** The most differences of one interaction on a terminal. */
const maxDifferences = 3;

/** The most commands that repeat an interaction on a terminal. */
const maxSteps = 4;

/** The commands for a terminal: with the states if there is room, else a hint that they come first. */
const briefly = (repeat: readonly string[]): readonly string[] => {
  if (repeat.length <= maxSteps) return repeat;
  const sent = repeat.filter((line) => !line.startsWith(stateCommand));
  if (sent.length < maxSteps) return ['# set its states first: the file has them', ...sent];
  // A scenario ends with what it checks.
  const last = sent.slice(1 - maxSteps);
  return [`# its last ${last.length} of ${repeat.length} steps: the file has them all`, ...last];
};

/** An interaction that does not hold, in full. `brief` shortens differences and commands, for a terminal. */
export const detailOf = (result: Result, { brief = false } = {}): readonly string[] => {
  const { title, description, states, trouble, differences } = result;
  const most = brief ? maxDifferences : differences.length;
  const left = differences.length - most;
  const repeat = brief ? briefly(result.repeat) : result.repeat;
  return [
    `  ${title}: ${description}`,
    ...(states.length === 0 ? [] : [`    given     ${states.map(({ name }) => name).join('; ')}`]),
    ...(trouble === null ? [] : [`    ${short(trouble.text)}`]),
    ...differences.slice(0, most).flatMap(({ at, ...values }) => {
      const [expected, got] = shortPair(values.expected, values.got);
      return [...(at === null ? [] : [`    at        ${at}`]), `    expected  ${expected}`, `    got       ${got}`];
    }),
    ...(left > 0 ? [`    and ${left} more ${left === 1 ? 'difference' : 'differences'}`] : []),
    ...repeat.map((line, at) => `    ${at === 0 ? 'repeat it ' : '          '}${line}`),
    `    alone     --interaction ${quoted(description)}`,
  ];
};

const isUntried = ({ trouble }: Result): boolean => trouble?.kind === 'notTried';

/** How many are broken, in words such as `of 3 broken`, and how many were not tried. */
const countsOf = (broken: readonly Result[], ofAll: string): string => {
  const untried = broken.filter(isUntried).length;
  return `${broken.length - untried} ${ofAll}${untried === 0 ? '' : `, ${untried} not tried`}`;
};

const lineOf = ({ module, claimed, broken }: ModuleResults): string =>
  broken.length === 0
    ? `${module}: all ${claimed.length} hold`
    : `${module}: ${countsOf(broken, `of ${claimed.length} broken`)}`;

const sections = ({ modules }: Results, room: number): readonly string[] => {
  let left = room - modules.length;
  const reasons = new Set<string>();
  return modules.flatMap((module) => {
    const [first, ...others] = module.broken.toSorted(
      (one, other) => Number(isUntried(one)) - Number(isUntried(other)),
    );
    if (first === undefined) return [lineOf(module)];
    // Why nothing more was tried is one fact of the run.
    if (isUntried(first) && reasons.has(first.trouble?.text ?? '')) return [lineOf(module)];
    if (isUntried(first)) reasons.add(first.trouble?.text ?? '');
    const full = [...detailOf(first, { brief: true }), ...(others.length > 0 ? [`  and ${others.length} more`] : [])];
    if (full.length > left) return [lineOf(module)];
    left -= full.length;
    return [lineOf(module), ...full];
  });
};

/**
 * The lines for a terminal: one for each module, with its first broken interaction in full while there is room. All of them are in the
 * files.
 */
export const linesOf = (results: Results, file: string): readonly string[] => {
  const { modules, unclaimed, problems, notes } = results;
  const [claimed, broken] = [modules.flatMap((each) => each.claimed), modules.flatMap((each) => each.broken)];
  const holding = unclaimed.filter((each) => each.holds).length;
  const closing = [
    ...(unclaimed.length === 0 ? [] : [`Not claimed: ${unclaimed.length}, of which ${holding} hold already.`]),
    ...leftOutLines(results, file),
    ...notes,
    ...problems.slice(0, 3).map((each) => `Problem: ${short(each)}`),
    ...(passes(results)
      ? []
      : [`${countsOf(broken, `of ${claimed.length} interactions are broken`)}. All of them: ${file}`]),
  ];
  return [...sections(results, maxLines - closing.length), ...closing];
};
