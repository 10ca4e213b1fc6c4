import type { Scene } from '../scene.ts';
import { randomFrom } from '../random.ts';
import type { Context2D } from '../tools.ts';
import { drawFrontFeatures, drawFrontGlasses } from './front-features.ts';
import { drawBackHair, drawFrontHair } from './front-hair.ts';
import { drawEars, drawFace, drawNeck, facePath } from './front-head.ts';
import { drawFrontGarment, drawSideGarment } from './garment.ts';
import { drawHat, drawWrap } from './headwear.ts';
import type { Person } from './person.ts';
import { drawEarring, drawProfile, drawSideEar, drawSideGlasses } from './side-head.ts';
import { drawSideBackHair, drawSideHair } from './side-hair.ts';
import { drawRim } from './person-context.ts';
import type { PersonContext } from './person-context.ts';
import { tonesOf } from './tones.ts';

/** The position of a bust in the picture. */
export interface BustFrame {
  readonly person: Person;
  /** The middle of the face, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The height of a head, in pixels. */
  readonly head: number;
  /** The direction of a profile: -1 left, 1 right. */
  readonly facing: -1 | 1;
}

const bareEars: readonly string[] = ['crop', 'sweep', 'shaved'];

/** Draws one person from the collar up. */
export function drawBust(scene: Scene, frame: BustFrame): void {
  const { person, x, y, head } = frame;
  const lightFromLeft = scene.light[0] < x;
  // A profile is drawn looking left and mirrored; a frontal face needs no mirror.
  const flip = person.view === 'side' ? -frame.facing : 1;
  const place = (pen: Context2D) => {
    pen.translate(x, y);
    pen.scale(head * flip, head);
  };
  const context: PersonContext = {
    ...scene,
    person,
    head,
    place,
    tones: tonesOf(person, scene.palette, scene.accent),
    lightX: lightFromLeft === flip > 0 ? -1 : 1,
    // A separate random source, so that changes around a person do not change the person.
    random: randomFrom(`${person.skin}:${person.hairTone}`),
  };
  scene.pen.save();
  place(scene.pen);
  if (person.view === 'front') drawFront(context);
  else drawSide(context);
  scene.pen.restore();
}

function drawFront(context: PersonContext): void {
  const { person } = context;
  drawBackHair(context);
  drawNeck(context);
  drawFrontGarment(context);
  if (bareEars.includes(person.hair) || (person.build === 'broad' && person.hair !== 'wrap')) drawEars(context);
  drawFace(context);
  drawFrontFeatures(context);
  drawRim(context, facePath(context), 0.5, 0.06);
  if (person.hair === 'wrap') drawWrap(context);
  else if (person.hair === 'hat') drawHat(context);
  else drawFrontHair(context);
  if (person.glasses && person.hair !== 'hat') drawFrontGlasses(context);
}

function drawSide(context: PersonContext): void {
  const { person } = context;
  const bare = bareEars.includes(person.hair) || (person.build === 'broad' && person.hair !== 'wrap');
  drawSideBackHair(context);
  drawProfile(context);
  drawSideGarment(context);
  drawSideHair(context);
  if (person.hair === 'wrap') drawWrap(context);
  if (person.hair === 'hat') drawHat(context);
  if (bare) drawSideEar(context);
  if (person.glasses && person.hair !== 'hat') drawSideGlasses(context);
  const covered = person.hair === 'curls' || person.hair === 'bob' || person.hair === 'wrap';
  if (person.earring && !bare && !covered) drawEarring(context);
}
