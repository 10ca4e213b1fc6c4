import type { DevConsole } from '@lounge/mock-api/server';
import { html, type Html } from './html.ts';

/** The data of the page. */
export interface DevConsoleView {
  readonly overview: Awaited<ReturnType<DevConsole['overview']>>;
  readonly catalogue: ReturnType<DevConsole['catalogue']>;
  readonly journal: Awaited<ReturnType<DevConsole['journal']>>;
  /** The state, the push and the call to be stubbed that are chosen for editing. */
  readonly chosen: { readonly state: string | null; readonly push: string | null; readonly stub: string | null };
}

/** A form that performs an action and returns to its section. */
export const actionForm = (action: string, back: string, content: Html, kind = ''): Html =>
  html`<form method="post" action="/dev/${action}" class="${kind}">
    <input type="hidden" name="_return" value="${back}" />${content}
  </form>`;

/** A section of the dev console. */
export const section = (id: string, title: string, content: Html): Html =>
  html`<section id="${id}" aria-labelledby="${id}-heading">
    <h2 id="${id}-heading">${title}</h2>
    ${content}
  </section>`;

const snapshotsOf = ({ overview: { snapshots } }: DevConsoleView): Html =>
  snapshots.length === 0
    ? html`<p><small>No snapshot has been taken yet; one lasts until the server ends.</small></p>`
    : html`<ul class="rows">
        ${snapshots.map(
          (name) =>
            html`<li>
              <span>${name}</span
              >${actionForm('restore', '#world', html`<button name="name" value="${name}" aria-label="Restore ${name}">Restore</button>`)}
            </li>`,
        )}
      </ul>`;

/** The section of this browser's world: switching, snapshots, reset. */
export const worldSection = (view: DevConsoleView): Html => {
  const { world, worlds } = view.overview;
  const buttons = worlds.map(
    (name) => html`<button name="name" value="${name}" aria-pressed="${String(name === world)}">${name}</button>`,
  );
  return section(
    'world',
    'World',
    html`<p>Every world has its own data, clock and faults. This browser is in <strong>${world}</strong>.</p>
      ${actionForm('world', '#world', html`${buttons}`)}
      ${actionForm('world', '#world', html`<label class="wide"><span>Another world, by name</span><input name="name" required pattern="[\\w\\-]{1,64}" autocomplete="off" /></label><button>Open</button>`)}
      <h3>Snapshots</h3>
      ${snapshotsOf(view)}
      ${actionForm('snapshot', '#world', html`<label class="wide"><span>Name of a snapshot</span><input name="name" required maxlength="60" autocomplete="off" /></label><button>Take it</button>`)}
      ${actionForm('reset', '#world', html`<button>Reset this world to its beginning</button>`)}`,
  );
};

/** The section of scenarios. */
export const scenarioSection = ({ catalogue }: DevConsoleView): Html =>
  section(
    'scenario',
    'Scenario',
    html`<ul class="cards">
      ${catalogue.scenarios.map(
        ({ id, title, sentence }) =>
          html`<li>
            <h3>${title}</h3>
            <p>${sentence}</p>
            ${actionForm('scenario', '#scenario', html`<button name="scenario" value="${id}" aria-label="Play: ${title}">Play</button>`)}
          </li>`,
      )}
    </ul>`,
  );

/** The section of the visitor: logging in and out. */
export const visitorSection = ({ overview: { guests, guestId } }: DevConsoleView): Html => {
  const rows = guests.map(
    ({ id, name, email }) =>
      html`<li>
        <span>${name} <small>guest ${id}${email === null ? '' : `, ${email}`}</small></span>
        ${id === guestId ? html`<span>this browser</span>` : actionForm('log-in', '#visitor', html`<button name="guestId" value="${id}" aria-label="Log in as ${name}, guest ${id}">Log in</button>`)}
      </li>`,
  );
  return section(
    'visitor',
    'Visitor',
    html`<p>${guestId === null ? 'Nobody is logged in here.' : `This browser is logged in as guest ${guestId}.`}</p>
      ${guestId === null ? null : actionForm('log-out', '#visitor', html`<button>Log out</button>`)}
      ${
        rows.length === 0
          ? html`<p><small>This world has no guests yet; a scenario makes one.</small></p>`
          : html`<ul class="rows">
              ${rows}
            </ul>`
      }`,
  );
};

const minute = 60_000;
const steps: readonly (readonly [by: number, label: string])[] = [
  ...([[-60 * minute, '− 1 hour']] as const),
  ...([[minute, '+ 1 minute']] as const),
  ...([[60 * minute, '+ 1 hour']] as const),
  ...([[1440 * minute, '+ 1 day']] as const),
  ...([[10_080 * minute, '+ 1 week']] as const),
];

const clockTexts = { live: 'It follows this machine.', offset: 'It was moved and runs.', stopped: 'It stands still.' };

/** The section of the world's clock. */
export const clockSection = ({ overview: { now, clock } }: DevConsoleView): Html =>
  section(
    'clock',
    'Clock',
    html`<p>${clockTexts[clock]} Pages show the new time when they load.</p>
      ${actionForm('clock', '#clock', html`${steps.map(([by, label]) => html`<button name="by" value="${by}">${label}</button>`)}`)}
      ${actionForm('clock', '#clock', html`<label class="wide"><span>An instant in UTC</span><input name="at" value="${now}" required autocomplete="off" /></label><button>Set</button>`)}
      ${actionForm('clock', '#clock', html`<button name="mode" value="stand">Stand still</button><button name="mode" value="run">Run again</button><button name="mode" value="follow">Follow this machine</button>`)}`,
  );

/** The section of mails, which the server stores instead of sending. */
export const mailSection = ({ overview: { mails } }: DevConsoleView): Html =>
  section(
    'mails',
    'Mails',
    mails.length === 0
      ? html`<p><small>No mail has left this world.</small></p>`
      : html`<ul class="rows">
          ${mails.map(
            ({ to, kind, at, link, text }) =>
              html`<li>
                <span>${to} <small>${kind}, ${at}</small></span>
                ${text === null ? null : html`<pre>${text}</pre>`}
                ${link === null ? null : html`<a href="${link}">Open the link</a>`}
              </li>`,
          )}
        </ul>`,
  );

/** The section of text messages, which the server stores instead of sending. */
export const smsSection = ({ overview: { sms } }: DevConsoleView): Html =>
  section(
    'sms',
    'Text messages',
    sms.length === 0
      ? html`<p><small>No text message has left this world.</small></p>`
      : html`<ul class="rows">
          ${sms.map(
            ({ to, text, at }) =>
              html`<li>
                <span>${to} <small>${at}</small></span>
                <span>${text}</span>
              </li>`,
          )}
        </ul>`,
  );

/** The section of phone calls, which read out a pin; the server stores instead of calling. */
export const phoneCallSection = ({ overview: { phoneCalls } }: DevConsoleView): Html =>
  section(
    'phone-calls',
    'Phone calls',
    phoneCalls.length === 0
      ? html`<p><small>Nobody is being called.</small></p>`
      : html`<ul class="rows">
          ${phoneCalls.map(
            ({ to, language, pin, at }) =>
              html`<li>
                <span>${to} <small>${language}, ${at}</small></span>
                <span>Pin ${pin}</span>
              </li>`,
          )}
        </ul>`,
  );
