import { GreetingsConnected } from './GreetingsConnected.tsx';
import { TeasersConnected } from './TeasersConnected.tsx';

/** Teasers and greetings of a page, in a chunk of their own. */
export const Greetings = () => (
  <>
    <TeasersConnected />
    <GreetingsConnected />
  </>
);
