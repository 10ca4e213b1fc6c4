import { stateCommand } from './repeat.ts';
import { passes, type ModuleResults, type Result, type Results } from './results.ts';

/** The most lines that a terminal gets. */
const maxLines = 200;

/** The longest value that is shown. */
const maxLength = 300;

const short = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)} …` : text);

/** The most differences of one interaction on a terminal. */
const maxDifferences = 3;

/** The most commands that repeat an interaction on a terminal. */
const maxSteps = 4;

/** The commands for a terminal: with the states if there is room, else a hint that they come first. */
const briefly = (repeat: readonly string[]): readonly string[] => {
  if (repeat.length <= maxSteps) return repeat;
  const sent = repeat.filter((line) => !line.startsWith(stateCommand));
  return sent.length < maxSteps
    ? ['# set its states first: the file has them', ...sent]
    : ['see the file: it has every step'];
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
    ...differences
      .slice(0, most)
      .flatMap(({ at, expected, got }) => [
        ...(at === null ? [] : [`    at        ${at}`]),
        `    expected  ${short(expected)}`,
        `    got       ${short(got)}`,
      ]),
    ...(left > 0 ? [`    and ${left} more ${left === 1 ? 'difference' : 'differences'}`] : []),
    ...repeat.map((line, at) => `    ${at === 0 ? 'repeat it ' : '          '}${line}`),
  ];
};

const lineOf = ({ module, claimed, broken }: ModuleResults): string =>
  broken.length === 0
    ? `${module}: all ${claimed.length} hold`
    : `${module}: ${broken.length} of ${claimed.length} broken`;

const sections = ({ modules }: Results, room: number): readonly string[] => {
  let left = room - modules.length;
  return modules.flatMap((module) => {
    const [first, ...others] = module.broken;
    if (first === undefined) return [lineOf(module)];
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
  const { modules, unclaimed, problems } = results;
  const [claimed, broken] = [modules.flatMap((each) => each.claimed), modules.flatMap((each) => each.broken)];
  const holding = unclaimed.filter((each) => each.holds).length;
  const closing = [
    ...(unclaimed.length === 0 ? [] : [`Not claimed: ${unclaimed.length}, of which ${holding} hold already.`]),
    ...problems.slice(0, 3).map((each) => `Problem: ${short(each)}`),
    ...(passes(results) ? [] : [`${broken.length} of ${claimed.length} interactions are broken. All of them: ${file}`]),
  ];
  return [...sections(results, maxLines - closing.length), ...closing];
};
