import { html, type Html } from './html.ts';
import { actionForm, section, type DevConsoleView } from './dev-console-parts.ts';

export const option = (value: string, label: string, chosen: string | null): Html =>
  value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;

/** The section of injected faults. */
export const faultSection = ({ overview: { faults }, catalogue: { calls, failures } }: DevConsoleView): Html =>
  section(
    'faults',
    'Faults',
    html`<p>Delays or fails the next calls by REST, query and socket, and those made while a page is rendered.</p>
      ${actionForm(
        'fault',
        '#faults',
        html`<label class="wide"
            ><span>Call, or * for any call</span><input name="call" list="calls" required autocomplete="off"
          /></label>
          <datalist id="calls">${calls.map((id) => html`<option value="${id}"></option>`)}</datalist>
          <label
            ><span>How many</span><input class="short" name="times" type="number" min="1" max="1000" value="1"
          /></label>
          <label
            ><span>Delay in ms</span><input class="short" name="ms" type="number" min="0" max="60000" value="0"
          /></label>
          <label
            ><span>Answer</span
            ><select name="code">
              <option value="">as usual</option>
              ${failures.map((code) => option(code, code, null))}
            </select></label
          >
          <button class="main">Inject</button>`,
      )}
      ${
        faults.length === 0
          ? html`<p><small>No faults are injected.</small></p>`
          : html`<ul class="rows">
                ${faults.map(
                  ({ call, times, ms, code }) =>
                    html`<li>
                      <span><code>${call}</code></span
                      ><span
                        >${times === 1 ? 'once' : `${times} times`}${ms > 0 ? `, delayed by ${ms} ms` : ''}${code === null ? '' : `, ${code}`}</span
                      >
                    </li>`,
                )}
              </ul>
              ${actionForm('no-faults', '#faults', html`<button>Remove all</button>`)}`
      }`,
  );

const closeCodes: readonly (readonly [code: string, meaning: string])[] = [
  ['1006', '1006, the line breaks'],
  ['1001', '1001, the server goes away'],
  ['1011', '1011, the server failed'],
  ['1012', '1012, the server restarts'],
  ['1013', '1013, try again later'],
  ['4001', '4001, a code of our own'],
];

/** The section of this world's connections. */
export const connectionSection = ({ overview: { connections } }: DevConsoleView): Html =>
  section(
    'connections',
    'Connections',
    html`<p>Sockets open in this world: ${connections}.</p>
      ${actionForm(
        'drop',
        '#connections',
        html`<label
            ><span>Close code</span
            ><select name="code">
              ${closeCodes.map(([code, meaning]) => option(code, meaning, null))}
            </select></label
          ><button>Drop them</button>`,
      )}`,
  );

/** A form to choose what to edit; it is separate, so that it works without script. */
export const chooserForm = (
  name: string,
  { label, values }: { label: string; values: readonly (readonly [string, string])[] },
  chosen: string | null,
) =>
  html`<form method="get" action="/dev/#${name}">
    <label class="wide"
      ><span>${label}</span
      ><select name="${name}">
        ${values.map(([value, text]) => option(value, text, chosen))}
      </select></label
    ><button>Choose</button>
  </form>`;

/** An editor for JSON, beginning with an example. */
export const editor = (name: string, example: unknown): Html =>
  html`<label
    ><span>JSON, to be edited</span
    ><textarea
      name="${name}"
      data-json
      spellcheck="false"
      autocapitalize="off"
      rows="${JSON.stringify(example, null, 2).split('\n').length + 1}"
    >
${JSON.stringify(example, null, 2)}</textarea>
  </label>`;

/** The section of provider states. */
export const stateSection = ({ catalogue: { states }, chosen }: DevConsoleView): Html => {
  const selected = states.find(({ state }) => state === chosen.state) ?? null;
  const values = states.map(({ state, isEvent }) => [state, isEvent ? `${state} (an event)` : state] as const);
  return section(
    'state',
    'A single state',
    html`${chooserForm('state', { label: 'What shall hold or happen', values }, chosen.state)}
    ${
      selected === null
        ? null
        : actionForm(
            'state',
            `?state=${encodeURIComponent(selected.state)}#state`,
            html`<p>${selected.description}</p>
              <p><code>${selected.fields}</code></p>
              <input type="hidden" name="state" value="${selected.state}" />${editor('params', selected.example)}<button
                class="main"
              >
                Make it hold
              </button>`,
            'tall',
          )
    }`,
  );
};

/** The section of pushes. */
export const pushSection = ({ catalogue: { pushes }, chosen, overview: { guestId } }: DevConsoleView): Html => {
  const selected = pushes.find(({ type }) => type === chosen.push) ?? null;
  const values = pushes.map(({ type, id }) => [type, `${type} (${id.split('/').slice(0, 2).join('/')})`] as const);
  return section(
    'push',
    'Push',
    html`${chooserForm('push', { label: 'What the server says', values }, chosen.push)}
    ${
      selected === null
        ? null
        : actionForm(
            'push',
            `?push=${encodeURIComponent(selected.type)}#push`,
            html`<p>${selected.purpose}</p>
              <p><code>${selected.fields}</code></p>
              <input type="hidden" name="type" value="${selected.type}" />${editor('payload', selected.example)}
              <div class="row">
                <label
                  ><span>To</span
                  ><select name="to">
                    ${option('everyone', 'everyone', null)}${option('guest', 'a guest', null)}${option('session', 'this browser’s session', null)}
                  </select></label
                >
                <label
                  ><span>Guest</span><input class="short" name="guestId" type="number" min="1" value="${guestId ?? ''}"
                /></label>
                <button class="main">Send</button>
              </div>`,
            'tall',
          )
    }`,
  );
};
