import { headHtml, type HeadParts } from '../head.ts';
import { devConsoleCss } from './dev-console-css.ts';
import {
  clockSection,
  mailSection,
  phoneCallSection,
  smsSection,
  scenarioSection,
  visitorSection,
  worldSection,
  type DevConsoleView,
} from './dev-console-parts.ts';
import { journalSection, stubSection } from './dev-console-journal-parts.ts';
import { connectionSection, faultSection, pushSection, stateSection } from './dev-console-wire-parts.ts';
import { html, Html } from './html.ts';

/** The outcome of the previous action. */
export interface DevConsoleNote {
  readonly isGood: boolean;
  readonly message: string;
}

const sections = [
  ['scenario', 'Scenario'],
  ['world', 'World'],
  ['visitor', 'Visitor'],
  ['clock', 'Clock'],
  ['journal', 'Journal'],
  ['stub', 'Stubs'],
  ['faults', 'Faults'],
  ['connections', 'Connections'],
  ['push', 'Push'],
  ['state', 'State'],
  ['mails', 'Mails'],
  ['sms', 'Text messages'],
  ['phone-calls', 'Phone calls'],
] as const;

const noteHtml = (note: DevConsoleNote | null): Html | null =>
  note === null ? null : html`<p role="${note.isGood ? 'status' : 'alert'}">${note.message}</p>`;

const timeHtml = ({ now, clock }: DevConsoleView['overview']): Html => {
  const text = `${now.slice(0, 19).replace('T', ' ')} UTC`;
  return clock === 'stopped'
    ? html`<time datetime="${now}">${text}</time>`
    : html`<time datetime="${now}" data-runs>${text}</time>`;
};

const bodyHtml = (view: DevConsoleView, note: DevConsoleNote | null): Html => {
  const { overview } = view;
  return html`<div class="dev-console">
    <header>
      <h1>Dev console</h1>
      <dl>
        <div>
          <dt>World</dt>
          <dd>${overview.world}</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>${timeHtml(overview)}</dd>
        </div>
        <div>
          <dt>Visitor</dt>
          <dd>${overview.guestId === null ? 'nobody' : `guest ${overview.guestId}`}</dd>
        </div>
        <div>
          <dt>Faults planned</dt>
          <dd>${overview.faults.length}</dd>
        </div>
      </dl>
    </header>
    ${noteHtml(note)}
    <nav aria-label="Sections">
      <ul>
        ${sections.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}
        <li><a href="/">To the site</a></li>
      </ul>
    </nav>
    <main>
      ${scenarioSection(view)}${worldSection(view)}${visitorSection(view)}${clockSection(view)}
      ${journalSection(view)}${stubSection(view)}${faultSection(view)}
      ${connectionSection(view)}${pushSection(view)}${stateSection(view)}${mailSection(view)}${smsSection(view)}${phoneCallSection(view)}
    </main>
  </div>`;
};

/** The document of the dev console. It is a development tool and in English only. */
export const devConsoleDocument = (
  view: DevConsoleView,
  note: DevConsoleNote | null,
  parts: Omit<HeadParts, 'styles' | 'head' | 'incomplete'>,
): string => {
  const { nonce, site, brand, theme } = parts;
  const head = headHtml({
    ...parts,
    title: 'Dev console',
    head: null,
    incomplete: null,
    styles: `<style nonce="${nonce}">${devConsoleCss}</style>`,
  });
  const document = html`<!doctype html>
    <html lang="en" data-brand="${site.brands[brand].name}" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${new Html(head)}
        <script src="/dev/dev-console.js" nonce="${nonce}" defer></script>
      </head>
      <body>
        ${bodyHtml(view, note)}
      </body>
    </html>`;
  return document.text;
};
