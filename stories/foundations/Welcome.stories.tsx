import type { Meta, StoryObj } from '@storybook/react-vite';
import { Foundation, Section, useShownBrand } from './Foundation.tsx';

/** Pages by the last part of their address. */
const foundations = [
  ['Colours', 'story/foundations-colours--roles'],
  ['Tokens', 'story/foundations-tokens--all'],
  ['Type', 'story/foundations-type--scale'],
  ['Motion', 'story/foundations-motion--durations'],
  ['Icons', 'story/foundations-icons--all'],
  ['Preferences of a device', 'story/foundations-preferences--forced-colours-of-the-toolbar'],
] as const;
const families = [
  ['Actions: Button', 'docs/kit-button--docs'],
  ['Fields: TextField', 'docs/kit-textfield--docs'],
  ['Navigation: NavigationBar', 'docs/kit-navigationbar--docs'],
  ['Tiles: PerformerTile', 'docs/kit-performertile--docs'],
  ['Dialogs: TicketDialog', 'docs/kit-ticketdialog--docs'],
  ['Messages: Conversation', 'docs/kit-conversation--docs'],
  ['Live: VideoChat', 'docs/kit-videochat--docs'],
  ['Coins: TopUpPackage', 'docs/kit-topuppackage--docs'],
  ['Feedback: Notice', 'docs/kit-notice--docs'],
  ['Together on a page: Families', 'docs/kit-families-home--docs'],
] as const;

function Links({ to }: { to: readonly (readonly [name: string, path: string])[] }) {
  return (
    <ul>
      {to.map(([name, path]) => (
        <li key={path}>
          <a href={`./?path=/${path}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Welcome() {
  const brand = useShownBrand();
  return (
    <Foundation
      title={`The kit, here as ${brand.productName}`}
      intro="Every component, every screen and every token of the platform, as they run. Nothing here is a drawing: what you see is what guests see."
    >
      <Section title="Where things are">
        <ul>
          <li>
            Foundations: colours with their contrast, tokens, type, motion and icons, made from the brand of the
            toolbar.
          </li>
          <li>Kit: one folder for each component, with a Docs page and its states by name.</li>
          <li>Kit, Families: components as they stand together on a page.</li>
          <li>Screens: whole pages over a world of invented performers. No server is needed.</li>
        </ul>
      </Section>
      <Section title="Foundations">
        <Links to={foundations} />
      </Section>
      <Section title="One page of each family">
        <Links to={families} />
      </Section>
      <Section title="How to read a component's page">
        <ul>
          <li>At the top are its purpose and the default state, and its code to copy behind Show code.</li>
          <li>Do and avoid: choices that are easy to get wrong.</li>
          <li>Anatomy: the names of its parts. Point at a name and the part is outlined.</li>
          <li>Properties: change one and the first picture follows. Lists and objects open to show what is in them.</li>
          <li>States: each with its name, which is also the last word of its address.</li>
        </ul>
      </Section>
      <Section title="The toolbar">
        <ul>
          <li>Brand: velvet and brasa, and lagoon, a partner made with the published exports alone.</li>
          <li>Theme: dark, light, or that of the device.</li>
          <li>Language: de, en, es and nl, and lagoon's fr.</li>
          <li>Direction: from the left or from the right.</li>
          <li>Width of the column: the space a component gets on a page. Components follow it, not the window.</li>
          <li>Preference of the device: forced colours, more contrast or less transparency.</li>
          <li>Viewport: the window, for what covers it, such as dialogs.</li>
        </ul>
      </Section>
      <Section title="Forced colours and motion on a device">
        <p>
          The toolbar shows the rules of the kit for forced colours, and colours that come close to those of a device.
          In Chrome or Edge the developer tools emulate the device itself: press Ctrl+Shift+P (Cmd+Shift+P on a Mac),
          type “rendering” and choose Show Rendering. There, Emulate CSS media feature forced-colors and
          prefers-reduced-motion apply to the story at once.
        </p>
      </Section>
      <Section title="Feedback">
        <p>
          Set the toolbar to what you see, and copy the address of the browser: it holds the story with brand, theme,
          language, direction and width. Send it with one sentence on what you expected and one on what you see. A
          screenshot helps where your device matters.
        </p>
      </Section>
    </Foundation>
  );
}

const meta = { title: 'Welcome', tags: ['!autodocs'], render: () => <Welcome /> } satisfies Meta;
export default meta;

export const Start: StoryObj = {};
