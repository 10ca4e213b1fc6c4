import type { Scenario, Step } from '../effects/scenario.ts';
import { scenarios } from '../scenarios/all.ts';

const introduction = `# Scenarios of effects

Written by \`npm run contracts -- export\` from \`contracts/src/scenarios/\`; \`scenarios.json\` has the same as data.

A pact compares one answer. A scenario compares what a sequence of calls brings about: on the server's data, on the other
sockets of the guest, in the statement. \`contracts verify\` runs those whose calls a server claims, each in a world of its
own, with ids, tokens and keys of its own in place of those below. A push that answers a command is claimed with it.

In \`scenarios.json\` a text such as \`\${bought.guestBalance.value}\` stands for that part of what the step with this name
brought: the body of a REST call, the field's data of a query, a frame, the answer to a socket's session. Steps that are sent
at once are all sent before any is answered. Under \`own\` are the numbers and texts that each
run replaces everywhere.`;

const lineOf = (step: Step): string => {
  if ('state' in step) return `given: ${step.state} \`${JSON.stringify(step.params)}\``;
  if ('request' in step)
    return `**${step.name}**: \`${step.method} ${step.path}\` (${step.request})${step.code === null ? '' : `, fails with \`${step.code}\``}`;
  if ('open' in step) {
    const { lastSeen } = step.frame;
    const since = lastSeen === undefined ? '' : ` from \`${JSON.stringify(lastSeen)}\` on`;
    return `socket **${step.open}** asks for a session${since}${step.code === null ? '' : `, which fails with \`${step.code}\``}`;
  }
  if ('send' in step)
    return `**${step.name}**: \`${step.frame['type'] as string}\` on socket ${step.on}, ${step.code === null ? `answered by \`${step.reply}\`` : `fails with \`${step.code}\``}`;
  if ('atOnce' in step) {
    const codes = step.codes.map((code) => (code === null ? 'success' : `\`${code}\``)).join(', ');
    return [`at once, ended by ${codes} in any order:`, ...step.atOnce.map((each) => `   - ${lineOf(each)}`)].join(
      '\n',
    );
  }
  if ('frame' in step) return `**${step.name}**: \`${step.frame}\` arrives on socket ${step.on}`;
  if ('settle' in step)
    return `a ping on socket ${step.settle} is answered${step.mayBeClosed ? ', or the socket is closed' : ''}`;
  if ('lose' in step) return `the connection of socket **${step.lose}** is lost`;
  if ('world' in step) return `from here on in ${step.world}, with another \`x-world\``;
  return `check: ${step.check} \`${JSON.stringify(step.that)}\``;
};

const sectionOf = ({ id, text, calls, steps }: Scenario): string =>
  [
    `## ${id}`,
    `${(text[0] ?? '').toUpperCase()}${text.slice(1)}.`,
    `Needs ${calls.map((each) => `\`${each}\``).join(', ')}.`,
    steps.map((step, at) => `${at + 1}. ${lineOf(step)}`).join('\n'),
  ].join('\n\n');

/** The scenarios as data: JSON. */
export const scenarioData = (): object => ({ scenarios });

/** The documented list of scenarios, for other back ends. */
export const scenarioList = (): string => `${[introduction, ...scenarios.map(sectionOf)].join('\n\n')}\n`;
