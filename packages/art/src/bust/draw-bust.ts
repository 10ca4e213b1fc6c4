import type { Scene } from '../scene.ts';
import { randomFrom } from '../random.ts';
import type { Pen } from '../tools.ts';
import { drawFrontFeatures, drawFrontGlasses } from './front-features.ts';
import { drawBackHair, drawFrontHair } from './front-hair.ts';
import { drawEars, drawFace, drawNeck, facePath } from './front-head.ts';
import { drawFrontGarment, drawSideGarment } from './garment.ts';
import { drawHat, drawWrap } from './headwear.ts';
import type { Person } from './person.ts';
import { drawEarring, drawProfile, drawSideEar, drawSideGlasses } from './side-head.ts';
import { drawSideBackHair, drawSideHair } from './side-hair.ts';
import { drawRim } from './stage.ts';
import type { Stage } from './stage.ts';
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
  const place = (pen: Pen) => {
    pen.translate(x, y);
    pen.scale(head * flip, head);
  };
  const stage: Stage = {
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
  if (person.view === 'front') drawFront(stage);
  else drawSide(stage);
  scene.pen.restore();
}

function drawFront(stage: Stage): void {
  const { person } = stage;
  drawBackHair(stage);
  drawNeck(stage);
  drawFrontGarment(stage);
  if (bareEars.includes(person.hair) || (person.build === 'broad' && person.hair !== 'wrap')) drawEars(stage);
  drawFace(stage);
  drawFrontFeatures(stage);
  drawRim(stage, facePath(stage), 0.5, 0.06);
  if (person.hair === 'wrap') drawWrap(stage);
  else if (person.hair === 'hat') drawHat(stage);
  else drawFrontHair(stage);
  if (person.glasses && person.hair !== 'hat') drawFrontGlasses(stage);
}

function drawSide(stage: Stage): void {
  const { person } = stage;
  const bare = bareEars.includes(person.hair) || (person.build === 'broad' && person.hair !== 'wrap');
  drawSideBackHair(stage);
  drawProfile(stage);
  drawSideGarment(stage);
  drawSideHair(stage);
  if (person.hair === 'wrap') drawWrap(stage);
  if (person.hair === 'hat') drawHat(stage);
  if (bare) drawSideEar(stage);
  if (person.glasses && person.hair !== 'hat') drawSideGlasses(stage);
  const covered = person.hair === 'curls' || person.hair === 'bob' || person.hair === 'wrap';
  if (person.earring && !bare && !covered) drawEarring(stage);
}
