/** Finds in two API reports what breaks those who use a package, and says which version it needs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentOf } from '../content-of.ts';

/** The packages whose report API Extractor writes; the protocol has its own, by call. */
export const reported = ['art', 'kit', 'locale', 'stores', 'transport'].map((name) => `packages/${name}`);

/** The name that a declaration begins with; one that is exported by a list of names is its own name. */
function nameIn(head: string): string {
  if (/^export (?:\{|\*|default )/.test(head)) return head;
  const [, name] =
    /^(?:export )?(?:declare )?(?:abstract )?(?:(?:interface|type|function|const|let|class|enum|namespace) )+?([\w$]+)(?=[\s<(:;={]|$)/.exec(
      head,
    ) ?? [];
  if (name === undefined) throw new Error(`The report has a declaration that is not understood: ${head}`);
  return name;
}

/** The declarations of a report by their heads; what stands above one, such as a note of the tool, is left out. */
function declarationsOf(report: string): ReadonlyMap<string, readonly string[]> {
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(report) ?? [];
  const blocks = code.split(/\n(?=\/\/ @(?:public|beta|alpha|internal))/);
  const named = new Map<string, readonly string[]>();
  for (const block of blocks) {
    const lines = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('//'));
    const [head = ''] = lines;
    // What stands before the first declaration are imports.
    if (head === '' || !block.trimStart().startsWith('// @')) continue;
    const name = nameIn(head);
    // Overloads are several declarations of one name.
    named.set(name, [...(named.get(name) ?? []), ...lines]);
  }
  return named;
}

/** Lines of the first list that the second does not have as often. */
function lacking(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}

/** A member that objects written before do not need. */
const isOptional = (line: string): boolean => /^(?:readonly )?[\w$'"-]+\?[:(]/.test(line);

/** Returns a sentence for each declaration that is gone, is another one, or asks for more than before. */
export function breakingChanges(before: string, after: string): readonly string[] {
  const current = declarationsOf(after);
  return [...declarationsOf(before)].flatMap(([name, lines]) => {
    const now = current.get(name);
    if (now === undefined) return [`${name} is gone`];
    const gone = lacking(lines, now);
    if (gone.length > 0) return [`${name} has no longer: ${gone.join(' ')}`];
    const needed = lacking(now, lines).filter((line) => !isOptional(line));
    return needed.length > 0 ? [`${name} has in addition: ${needed.join(' ')}`] : [];
  });
}

/** The place of the first `: ` outside of braces and brackets, after which a line has its purpose; its end without one. */
function signatureEnd(line: string): number {
  let depth = 0;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if ('{['.includes(character)) depth += 1;
    if ('}]'.includes(character)) depth -= 1;
    if (depth === 0 && line.startsWith(': ', at)) return at;
  }
  return line.length;
}

/** The signatures of the protocol's calls, messages and schemas by their names. */
const signaturesOf = (report: string): ReadonlyMap<string, string> =>
  new Map(
    [...report.matchAll(/^- (?:`([^`]+)`|\*\*(\w+)\*\*)(.*)$/gm)].map(([, call, schema, rest = '']) => [
      call ?? schema ?? '',
      rest.slice(0, signatureEnd(rest)).trim(),
    ]),
  );

/** A signature without the optional members that another one lacks: who sends none of them, or reads none, needs no change. */
const withoutAdded = (signature: string, other: string): string =>
  signature
    .replaceAll(/\b\w+\?: (?:\{[^{}]*\}|[^,{}])+?(?:, |(?= \}))/g, (member) =>
      other.includes(member.replace(/, $/, '')) ? member : '',
    )
    .replaceAll(/, +\}/g, ' }')
    .replaceAll(/\{ +\}/g, '{}');

/** Returns a sentence for each call, message or schema of the protocol that is gone or has another signature. */
export function protocolChanges(before: string, after: string): readonly string[] {
  const current = signaturesOf(after);
  return [...signaturesOf(before)].flatMap(([name, signature]) => {
    const now = current.get(name);
    if (now === undefined) return [`${name} is gone`];
    return withoutAdded(now, signature) === signature ? [] : [`${name} was ${signature} and is ${now}`];
  });
}

/** The entries of a package. */
const entriesIn = (manifest: string): readonly string[] =>
  Object.keys((JSON.parse(manifest) as { readonly exports?: object }).exports ?? {});

/** Returns a sentence for each entry of a manifest that another one lacks. */
const goneEntries = (before: string, after: string): readonly string[] =>
  entriesIn(before)
    .filter((entry) => !entriesIn(after).includes(entry))
    .map((entry) => `the entry ${entry} is gone`);

/** A commit that says that it breaks: `!` before the colon, also of one that was squashed into it, or a note in its body. */
const saysBreak = (message: string): boolean =>
  /^(?:[*-] )?\w+(?:\([^)]*\))?!: /m.test(message) || /^BREAKING[ -]CHANGE: /m.test(message);

/** Whether a version may break what used an earlier one: another major, before 1.0 another minor. */
export function mayBreak(earlier: string, version: string): boolean {
  const [[major = 0, minor = 0], [nextMajor = 0, nextMinor = 0]] = [earlier, version].map((each) =>
    each.split('.').map(Number),
  ) as [number[], number[]];
  return nextMajor > major || (nextMajor === 0 && major === 0 && nextMinor > minor);
}

/** Changes in a checked-out repository that break what used the version before, which its own version does not announce. */
export function unannounced(repository: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    });
  const { version } = JSON.parse(readFileSync(join(repository, 'lerna.json'), 'utf8')) as { version: string };
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
    return [
      'this clone has not all commits and tags, so nothing can be compared; fetch them with git fetch --unshallow --tags',
    ];
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '' && git('rev-list', '-n1', tag) !== git('rev-parse', 'HEAD'))
    return [`the commit is not ${tag}, which was released before; lerna version raises the version`];
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
  const before = tags.find((each) => each !== '' && each !== tag);
  if (before === undefined || mayBreak(before.slice(1), version)) return [];
  const since = `(since ${before}, so ${version} is too low)`;
  const reports = [
    ...reported.map((workspace) => [workspace, `${basename(workspace)}.api.md`, breakingChanges] as const),
    ['packages/protocol', 'protocol.md', protocolChanges] as const,
  ];
  const changes = reports.flatMap(([workspace, report, changesBetween]) => {
    const path = `${workspace}/etc/${report}`;
    if (git('ls-tree', before, path) === '') return [];
    const found = [
      ...changesBetween(git('show', `${before}:${path}`), contentOf(join(repository, path)) ?? ''),
      ...goneEntries(
        git('show', `${before}:${workspace}/package.json`),
        contentOf(join(repository, workspace, 'package.json')) ?? '{}',
      ),
    ];
    return found.map((change) => `${workspace}: ${change} ${since}`);
  });
  const commits = git('log', '--format=%h %B%x00', `${before}..HEAD`).split('\0');
  const announced = commits.flatMap((commit) => {
    const [, hash = '', message = ''] = /^(\w+) ([\s\S]*)$/.exec(commit.trim()) ?? [];
    if (!saysBreak(message)) return [];
    const hint = 'lerna version reads BREAKING CHANGE: in the body of a commit, not the exclamation mark';
    return [`commit ${hash} "${message.split('\n', 1)[0]}" says that it breaks ${since}; ${hint}`];
  });
  return [...changes, ...announced];
}
