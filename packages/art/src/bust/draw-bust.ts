import type { Scene } from '../scene.ts';
import { randomFrom } from '../random.ts';
import type { Context2D } from '../tools.ts';
import { drawFrontFeatures, drawFrontGlasses } from './front-features.ts';
import { drawBackHair, drawFrontHair } from './front-hair.ts';
import { drawEars, drawFace, drawNeck, facePath } from './front-head.ts';
import { drawFrontGarment, drawSideGarment } from './garment.ts';
import { drawHat, drawWrap } from './headwear.ts';
import { drawHeld } from './draw-held.ts';
import type { Prop } from '../props.ts';
import { atRest } from './liveliness.ts';
import type { Pose } from './liveliness.ts';
import type { Person } from './person.ts';
import { drawEarring, drawProfile, drawSideEar, drawSideGlasses } from './side-head.ts';
import { drawSideBackHair, drawSideHair } from './side-hair.ts';
import { drawMoved, drawRim } from './person-context.ts';
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
  /** @default at rest */
  readonly pose?: Pose;
  /** The thing in the person's hands. @default none */
  readonly prop?: Prop | null;
  /** How far a frontal face is turned aside, to the left or right. @default not */
  readonly turn?: -1 | 0 | 1;
}

const bareEars: readonly string[] = ['crop', 'sweep', 'shaved'];

/** Draws one person from the collar up. */
export function drawBust(scene: Scene, frame: BustFrame): void {
  const { person, x, y, head, pose = atRest, prop = null, turn = 0 } = frame;
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
    turn,
    tones: tonesOf(person, scene.palette, scene.accent),
    lightX: lightFromLeft === flip > 0 ? -1 : 1,
    // A separate random source, so that changes around a person do not change the person.
    random: randomFrom(`${person.skin}:${person.hairTone}`),
  };
  scene.pen.save();
  place(scene.pen);
  const parts = partsOf(context, pose);
  if (person.view === 'front') drawFront(parts);
  else drawSide(parts);
  if (prop) parts.draw('body', drawHeld[prop]);
  scene.pen.restore();
}

/** The parts of a person that move apart, each with its context. */
interface Parts {
  readonly person: Person;
  draw(part: 'body' | 'head' | 'hair', ...steps: readonly ((context: PersonContext) => void)[]): void;
}

/** The point around which a head leans, in heads: the base of the neck. */
const neckBase = { front: [0, 0.62], side: [0.06, 0.86] } as const;

function partsOf(context: PersonContext, pose: Pose): Parts {
  const { person } = context;
  const [neckX, neckY] = neckBase[person.view];
  const turn = (pen: Context2D, x: number, y: number, angle: number): void => {
    pen.translate(x, y);
    pen.rotate(angle);
    pen.translate(-x, -y);
  };
  const body = (pen: Context2D): void => {
    pen.translate(0, pose.breath * -0.012);
    pen.scale(1 + pose.breath * 0.007, 1);
  };
  const head = (pen: Context2D): void => {
    pen.translate(pose.aside, pose.lowered + pose.breath * -0.009);
    turn(pen, neckX, neckY, pose.lean);
  };
  const hair = (pen: Context2D): void => {
    head(pen);
    turn(pen, 0, -0.5, pose.hair);
  };
  const moves = { body, head, hair };
  return {
    person,
    draw: (part, ...steps) => {
      const drawSteps = (own: PersonContext): void => {
        for (const step of steps) step(own);
      };
      if (pose === atRest) drawSteps(context);
      else drawMoved(context, moves[part], drawSteps);
    },
  };
}

/** A step of a face that is turned aside: what is nearer moves farther. */
const turnedBy =
  (share: number, step: (context: PersonContext) => void) =>
  (context: PersonContext): void => {
    const { turn } = context;
    const shift = (pen: Context2D): void => {
      pen.translate(turn * share, 0);
      pen.scale(1 - Math.abs(share), 1);
    };
    if (turn === 0) step(context);
    else drawMoved(context, shift, step);
  };

function drawFront({ person, draw }: Parts): void {
  draw('hair', turnedBy(-0.05, drawBackHair));
  draw('body', drawNeck, drawFrontGarment);
  if (bareEars.includes(person.hair) || (person.build === 'broad' && person.hair !== 'wrap'))
    draw('head', turnedBy(-0.04, drawEars));
  draw('head', drawFace, turnedBy(0.09, drawFrontFeatures), (context) =>
    drawRim(context, facePath(context), 0.5, 0.06),
  );
  if (person.hair === 'wrap') draw('head', turnedBy(0.03, drawWrap));
  else if (person.hair === 'hat') draw('head', turnedBy(0.03, drawHat));
  else draw('head', turnedBy(0.03, drawFrontHair));
  if (person.glasses && person.hair !== 'hat') draw('head', turnedBy(0.08, drawFrontGlasses));
}

function drawSide({ person, draw }: Parts): void {
  const bare = bareEars.includes(person.hair) || (person.build === 'broad' && person.hair !== 'wrap');
  draw('hair', drawSideBackHair);
  draw('head', drawProfile);
  draw('body', drawSideGarment);
  draw('head', drawSideHair);
  if (person.hair === 'wrap') draw('head', drawWrap);
  if (person.hair === 'hat') draw('head', drawHat);
  if (bare) draw('head', drawSideEar);
  if (person.glasses && person.hair !== 'hat') draw('head', drawSideGlasses);
  const covered = person.hair === 'curls' || person.hair === 'bob' || person.hair === 'wrap';
  if (person.earring && !bare && !covered) draw('head', drawEarring);
}
