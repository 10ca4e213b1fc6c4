import { actionForm, section, type DevConsoleView } from './dev-console-parts.ts';
import { chooserForm, editor, option } from './dev-console-wire-parts.ts';
import { html, type Html } from './html.ts';

type Entry = DevConsoleView['journal'][number];

/** How many entries the page shows; the others are in `/dev/api/journal`. */
const shownEntries = 50;

const reasonTexts: Readonly<Record<Entry['by'], string>> = {
  handler: 'the handler',
  fault: 'a fault',
  stub: 'the stub',
  prefer: 'the header Prefer',
  check: 'before its handler',
};

/** Why an answer came: who decided it, and over which states. */
const reasonOf = ({ by, stub, delayedMs, states }: Entry): string =>
  [
    `${reasonTexts[by]}${stub === null ? '' : ` ${stub}`}`,
    delayedMs > 0 ? `after ${delayedMs} ms` : '',
    by === 'handler' && states.length > 0 ? `state: ${states.join('; ')}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The section of stubs with a call that is chosen. */
const backTo = (call: string): string => `?stub=${encodeURIComponent(call)}#stub`;

const textHtml = (title: string, text: string | null): Html | null =>
  text === null
    ? null
    : html`<details>
        <summary>${title}</summary>
        <code>${text}</code>
      </details>`;

const entryHtml = (entry: Entry, calls: ReadonlySet<string>): Html => {
  const { at, call, status, code, field, guestId, input, answer } = entry;
  const failure = code === null ? '' : ` ${code}${field === null ? '' : ` (${field})`}`;
  return html`<li>
    <span
      ><time datetime="${at}">${at.slice(11, 23)}</time> <code>${call}</code>
      <small>${guestId === null ? '' : `guest ${guestId}`}</small></span
    >
    <span><strong>${status}</strong>${failure} <small>${reasonOf(entry)}</small></span>
    ${textHtml('Input', input)}${textHtml('Answer', answer)}
    ${calls.has(call) ? html`<a href="/dev/${backTo(call)}">Stub it</a>` : null}
  </li>`;
};

/** The section of the latest answers. */
export const journalSection = ({ journal, catalogue: { answers } }: DevConsoleView): Html => {
  const calls = new Set(answers.map(({ call }) => call));
  return section(
    'journal',
    'Journal',
    html`<p>
        What this world answered last, and why, without tokens and passwords; <a href="/dev/api/journal">as JSON</a>.
      </p>
      ${
        journal.length === 0
          ? html`<p><small>Nothing has been answered yet.</small></p>`
          : html`<ul class="rows">
                ${journal.slice(0, shownEntries).map((each) => entryHtml(each, calls))}
              </ul>
              ${actionForm('clear-journal', '#journal', html`<button>Empty it</button>`)}`
      }`,
  );
};

const stubRow = ({ name, call, times, ms, code }: DevConsoleView['overview']['stubs'][number]): Html =>
  html`<li>
    <span><strong>${name}</strong> <code>${call}</code></span>
    <span
      >${code === null ? 'an answer' : code},
      ${times === null ? 'until it is removed' : times === 1 ? 'once' : `${times} times`}${ms > 0 ? `, delayed by ${ms} ms` : ''}</span
    >
    ${actionForm('no-stub', '#stub', html`<button name="call" value="${call}" aria-label="Remove the stub ${name}">Remove</button>`)}
  </li>`;

/** The answer to be edited: the newest answer of the call that the journal has whole, else an example of its types. */
const exampleFor = ({ journal, catalogue: { answers } }: DevConsoleView, call: string): unknown => {
  for (const { call: id, code, answer } of journal)
    if (id === call && code === null && answer !== null && !answer.endsWith('…')) return JSON.parse(answer);
  return answers.find((each) => each.call === call)?.example ?? {};
};

const stubForm = (call: string, view: DevConsoleView): Html =>
  html`${actionForm(
    'stub',
    backTo(call),
    html`<input type="hidden" name="call" value="${call}" />${editor('answer', exampleFor(view, call))}
      <div class="row">
        <label><span>Name in the journal</span><input name="name" maxlength="60" autocomplete="off" /></label>
        <label
          ><span>How many, or empty for all</span><input class="short" name="times" type="number" min="1" max="1000"
        /></label>
        <label
          ><span>Delay in ms</span><input class="short" name="ms" type="number" min="0" max="60000" value="0"
        /></label>
        <button class="main">Answer so</button>
      </div>`,
    'tall',
  )}${actionForm(
    'stub',
    backTo(call),
    html`<input type="hidden" name="call" value="${call}" />
      <label
        ><span>Failure</span
        ><select name="code">
          ${view.catalogue.failures.map((code) => option(code, code, null))}
        </select></label
      >
      <label><span>Name in the journal</span><input name="name" maxlength="60" autocomplete="off" /></label>
      <label
        ><span>How many, or empty for all</span><input class="short" name="times" type="number" min="1" max="1000"
      /></label>
      <button>Fail so</button>`,
  )}`;

/** The section of stubs, which answer single calls in place of their handlers. */
export const stubSection = (view: DevConsoleView): Html => {
  const { overview, catalogue, chosen } = view;
  const { stubs } = overview;
  const calls = catalogue.answers.map(({ call }) => [call, call] as const);
  const selected = calls.find(([call]) => call === chosen.stub)?.[0];
  return section(
    'stub',
    'Stubs',
    html`<p>
        A stub answers one call in place of its handler, whatever its input. It takes the place of a fault of the call.
      </p>
      ${chooserForm('stub', { label: 'Call', values: calls }, chosen.stub)}
      ${selected === undefined ? null : stubForm(selected, view)}
      ${
        stubs.length === 0
          ? html`<p><small>No call is stubbed.</small></p>`
          : html`<ul class="rows">
              ${stubs.map(stubRow)}
            </ul>`
      }`,
  );
};
