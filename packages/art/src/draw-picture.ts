import type { Person } from './bust/person.ts';
import { clipSceneOf, hasClip } from './clip-scenes.ts';
import { drawGrain, finish } from './light/finish.ts';
import { drawSoftly } from './paint/soften.ts';
import { paletteAt, palettes as brandPalettes, type Palettes, type Brand } from './palettes.ts';
import { sceneOn } from './scene-on.ts';
import { tintOf } from './tints.ts';
import { withLight } from './scene.ts';
import type { PictureKind, Scene } from './scene.ts';
import { frameBust, personWith } from './scenes/bust-framing.ts';
import { drawBustScene } from './scenes/bust-scene.ts';
import { drawRoom } from './scenes/room.ts';
import { thingOf } from './scenes/table-things.ts';
import { drawBloomScene, drawCurtainScene, drawDunes, drawLeavesScene } from './scenes/still-life.ts';
import { subjectOf } from './subject.ts';
import type { Subject } from './subject.ts';
import type { Canvas2D, Tools } from './tools.ts';

/** A picture to draw; the seed determines everything else. */
export interface PictureRequest {
  readonly brand: Brand;
  readonly kind: PictureKind;
  readonly seed: string;
  /** The subject. @default `subjectOf` of the seed */
  readonly subject?: Subject | undefined;
  /** Palettes in the place of the brand's. @default the brand's */
  readonly palettes?: Palettes | undefined;
  /** The index of the palette. @default `tintOf` of the seed */
  readonly tint?: number | undefined;
  /** Traits that override those of `personOf`. @default none */
  readonly person?: Partial<Person> | undefined;
  /** Whether to blur the pixels for a locked picture, so that only colour and light remain. @default false */
  readonly blurred?: boolean | undefined;
  /** The position in a loop, 0 to 1, in which leaves and lamp move; 1 equals 0. @default a still picture */
  readonly moment?: number | undefined;
}

/** Incremented whenever a seed gives other pixels than before, to invalidate caches of pictures. */
export const artVersion = 3;

/** The width at which a locked picture is drawn before it is blurred; more detail would be lost anyway. */
const LOCKED_WIDTH = 96;

/**
 * Draws the picture over the whole canvas, at the canvas's size. The same request gives the same pixels with the same canvas
 * library. Throws if the canvas has no 2D context.
 */
export function drawPicture(canvas: Canvas2D, request: PictureRequest, tools: Tools): void {
  if (request.blurred) drawBlurred(canvas, request, tools);
  else drawSharp(canvas, request, tools);
}

function drawSharp(canvas: Canvas2D, request: PictureRequest, tools: Tools): void {
  const scene = inClip(sceneOf(canvas, request, tools), request);
  const subject = request.subject ?? subjectOf(request.kind, request.seed);
  if (subject === 'bust') {
    const framing = frameBust({ ...scene, seed: request.seed, person: personWith(request.seed, request.person) });
    const placed = withLight(scene, framing.light);
    drawBustScene(placed, framing);
    finish(placed);
    return;
  }
  const draw = {
    bloom: drawBloomScene,
    dunes: drawDunes,
    room: (room: Scene) => drawRoom(room, thingOf(request.seed)),
    curtain: drawCurtainScene,
    leaves: drawLeavesScene,
  };
  draw[subject](scene);
  finish(scene);
}

/** The kinds of lamps behind a person, from 0 to 1: a disc, and a curtain. */
const [disc, curtain] = [0.2, 0.9];

/** The scene of a video's picture, in which a person is before the curtain that the clip shows, or before the open. */
function inClip(scene: Scene, { kind, seed }: PictureRequest): Scene {
  if (kind !== 'still' || !hasClip(seed)) return scene;
  return { ...scene, lamp: clipSceneOf(seed) === 'curtain' ? curtain : disc };
}

function drawBlurred(canvas: Canvas2D, request: PictureRequest, tools: Tools): void {
  const { width, height } = canvas;
  const small = tools.createCanvas(LOCKED_WIDTH, Math.max(1, Math.round((LOCKED_WIDTH * height) / width)));
  drawSharp(small, request, tools);
  const scene = sceneOf(canvas, request, tools);
  scene.pen.fillStyle = scene.palette.night;
  scene.pen.fillRect(0, 0, width, height);
  drawSoftly(scene, Math.min(width, height) * 0.085, (scratch) => {
    // Drawn beyond the edges as well, or the blur would fade to transparent there.
    const reach = 0.25;
    scratch.drawImage(small, -width * reach, -height * reach, width * (1 + 2 * reach), height * (1 + 2 * reach));
    scratch.drawImage(small, 0, 0, width, height);
  });
  drawGrain(scene, 0.05);
}

function sceneOf(
  canvas: Canvas2D,
  { brand, kind, seed, tint, moment, palettes = brandPalettes[brand] }: PictureRequest,
  tools: Tools,
): Scene {
  const palette = paletteAt(palettes, tint ?? tintOf(brand, seed));
  const accent = paletteAt(palettes, palette.companion);
  return sceneOn(canvas, { kind, seed, palette, accent, moment: moment ?? null }, tools);
}
