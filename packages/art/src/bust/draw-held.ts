import type { PersonContext } from './person-context.ts';
import type { Prop } from '../props.ts';
import { drawAccordion, drawCello, drawMicrophone, drawSticks } from './instruments.ts';
import { drawBalls, drawBook, drawBrush, drawMap, drawOar, drawYarn } from './objects.ts';
import { drawClock, drawCup, drawJar, drawLantern } from './vessels.ts';

/** Draws a thing and the hands that hold it. */
export const drawHeld: Readonly<Record<Prop, (context: PersonContext) => void>> = {
  accordion: drawAccordion,
  balls: drawBalls,
  book: drawBook,
  brush: drawBrush,
  cello: drawCello,
  clock: drawClock,
  cup: drawCup,
  jar: drawJar,
  lantern: drawLantern,
  map: drawMap,
  microphone: drawMicrophone,
  oar: drawOar,
  sticks: drawSticks,
  yarn: drawYarn,
};
