import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import type { PictureRequest } from './draw-picture.ts';
import { sceneOn } from './scene-on.ts';
import { things } from './scenes/table-things.ts';
import { frameBust, personWith } from './scenes/bust-framing.ts';
import { drawBustScene } from './scenes/bust-scene.ts';
import {
  hairstyles,
  heightFor,
  props,
  palettes,
  personOf,
  pictureKinds,
  subjects,
  tintColours,
  tintOf,
} from './index.ts';
import type { Brand, Tools } from './index.ts';

const tools = { createCanvas };
const brands = Object.keys(palettes) as Brand[];

function draw(request: Partial<PictureRequest> = {}, width = 120): Canvas {
  const whole: PictureRequest = { brand: 'velvet', kind: 'portrait', seed: 'mirela', ...request };
  const canvas = createCanvas(width, heightFor(whole.kind, width));
  drawPicture(canvas, whole, tools);
  return canvas;
}

const hashOfPixels = (canvas: Canvas) => createHash('sha256').update(canvas.data()).digest('hex');

function greys(canvas: Canvas): number[] {
  const bytes = canvas.data();
  const list: number[] = [];
  for (let at = 0; at < bytes.length; at += 4) list.push((bytes[at]! + bytes[at + 1]! + bytes[at + 2]!) / 3);
  return list;
}

function variance(list: readonly number[]): number {
  const mean = list.reduce((sum, each) => sum + each, 0) / list.length;
  return list.reduce((sum, each) => sum + (each - mean) ** 2, 0) / list.length;
}

/** The mean difference between horizontal neighbours, which a blur reduces. */
function roughness(list: readonly number[]): number {
  return list.slice(1).reduce((sum, each, i) => sum + Math.abs(each - list[i]!), 0) / list.length;
}

/** Mean red, green and blue. */
function meanColour(canvas: Canvas): readonly [number, number, number] {
  const bytes = canvas.data();
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) if (at % 4 !== 3) sums[at % 4]! += bytes[at]!;
  const pixels = bytes.length / 4;
  return [sums[0] / pixels, sums[1] / pixels, sums[2] / pixels];
}

test('gives the same pixels for the same seed', () => {
  expect(hashOfPixels(draw())).toBe(hashOfPixels(draw()));
});

test('gives different pixels for different seeds', () => {
  const seeds = ['mirela', 'sable', 'noor', 'calla', 'p-1', 'p-2'];
  expect(new Set(seeds.map((seed) => hashOfPixels(draw({ seed })))).size).toBe(seeds.length);
});

test('gives different pixels for the two brands', () => {
  expect(hashOfPixels(draw({ brand: 'brasa' }))).not.toBe(hashOfPixels(draw({ brand: 'velvet' })));
});

test.each(brands.flatMap((brand) => palettes[brand].map((each, tint) => ({ brand, tint, name: each.name }))))(
  'draws the palette $name of $brand',
  ({ brand, tint }) => {
    expect(variance(greys(draw({ brand, tint })))).toBeGreaterThan(100);
  },
);

test.each(pictureKinds.flatMap((kind) => subjects.map((subject) => ({ kind, subject }))))(
  'draws $subject as $kind',
  ({ kind, subject }) => {
    const canvas = draw({ kind, subject, seed: 'any' }, 160);
    expect(variance(greys(canvas))).toBeGreaterThan(60);
    expect(canvas.height).toBe(heightFor(kind, 160));
  },
);

const people = (['front', 'side'] as const).flatMap((view) => [
  { view, build: 'soft' as const },
  {
    view,
    build: 'broad' as const,
    beard: 'full' as const,
    collar: 'shirt' as const,
    glasses: true,
    age: 'silver' as const,
  },
]);

test.each(hairstyles.flatMap((hair) => people.map((person) => ({ hair, ...person }))))(
  'the hairstyle $hair changes the picture of a $build person seen from the $view',
  ({ hair, ...person }) => {
    const other = hair === 'crop' ? 'long' : 'crop';
    expect(hashOfPixels(draw({ person: { ...person, hair } }))).not.toBe(
      hashOfPixels(draw({ person: { ...person, hair: other } })),
    );
  },
);

test.each(props.flatMap((prop) => (['front', 'side'] as const).map((view) => ({ prop, view }))))(
  'a person seen from the $view with $prop has it in the portrait only',
  ({ prop, view }) => {
    const person = { view } as const;
    const [holds, other] = [`p-with-${prop}`, `p-with-${prop === 'book' ? 'oar' : 'book'}`];
    const of = (seed: string, kind: 'portrait' | 'avatar') => {
      const canvas = createCanvas(120, heightFor(kind, 120));
      const scene = sceneOn(
        canvas,
        { kind, seed: 'p', palette: palettes.velvet[0], accent: palettes.velvet[1]!, moment: null },
        tools,
      );
      const framing = frameBust({ ...scene, seed, person: { ...personOf('p'), ...person } });
      drawBustScene(scene, { ...framing, room: null, turn: 0 });
      return hashOfPixels(canvas);
    };
    expect(of(holds, 'portrait')).not.toBe(of(other, 'portrait'));
    expect(of(holds, 'avatar')).toBe(of(other, 'avatar'));
  },
);

test('faces of people who hold something look ahead, to the left and to the right, in rooms and before a lamp', () => {
  const frames = Array.from({ length: 60 }, (_, at) =>
    frameBust({
      kind: 'portrait',
      width: 120,
      height: 160,
      side: 1,
      random: () => 0.5,
      seed: `p${at}-with-book`,
      person: { ...personOf('p'), view: 'front' },
    }),
  );
  expect(new Set(frames.map(({ turn }) => turn))).toEqual(new Set([-1, 0, 1]));
  expect(new Set(frames.map(({ room }) => room))).toEqual(new Set([null, 'window', 'shelves']));
});

test.each(pictureKinds)('a couple is two people beside each other in a %s, each of its own seed', (kind) => {
  const seed = {
    portrait: 'p-1-and-p-2',
    avatar: 'p-1-and-p-2',
    still: 'bust-p-1-and-p-2',
    banner: 'p-1-and-p-2-banner',
  };
  const of = (couple: string) => {
    const [width, height] = [400, heightFor(kind, 400)];
    const canvas = createCanvas(width, height);
    const scene = sceneOn(
      canvas,
      { kind, seed: 'p', palette: palettes.velvet[0], accent: palettes.velvet[1]!, moment: null },
      tools,
    );
    const framing = frameBust({ ...scene, seed: couple, person: personWith(couple) });
    drawBustScene(scene, framing);
    return { framing, hash: hashOfPixels(canvas), width };
  };
  const { framing, hash, width } = of(seed[kind]);
  const { partner } = framing;
  expect([framing.person, partner?.person]).toEqual([personOf('p-1'), personOf('p-2')]);
  expect(Math.abs(framing.x - (partner?.x ?? framing.x))).toBeGreaterThan(framing.head * 0.8);
  for (const { x, head } of [framing, partner ?? framing]) {
    expect(x).toBeGreaterThan(head * 0.5);
    expect(x).toBeLessThan(width - head * 0.5);
  }
  expect(hash).not.toBe(of(seed[kind].replace('p-2', 'p-3')).hash);
  expect(hash).not.toBe(of(seed[kind].replace('p-1', 'p-3')).hash);
  expect(of(seed[kind].replace('-and-', '-')).framing.partner).toBeUndefined();
});

/** The angles at which light along the edges of things is drawn, in hundredths. */
const anglesOfRims = (seed: string): readonly number[] => {
  const angles: number[] = [];
  const recording: Tools = {
    createCanvas: (width, height) => {
      const canvas = createCanvas(width, height);
      const pen = canvas.getContext('2d');
      const stroke = pen.stroke.bind(pen);
      pen.stroke = (...args: []) => {
        const { a, b } = pen.getTransform();
        angles.push(Math.round(Math.abs(Math.atan2(b, a)) * 100));
        stroke(...args);
      };
      return canvas;
    },
  };
  const canvas = createCanvas(120, heightFor('portrait', 120));
  drawPicture(canvas, { brand: 'velvet', kind: 'portrait', seed, person: { view: 'front' } }, recording);
  return angles;
};

test('the light along the edge of a cello leans with it', () => {
  expect(anglesOfRims('p-with-cello')).toContain(16);
  expect(anglesOfRims('p-with-book')).not.toContain(16);
});

test.each(['stubble', 'moustache', 'goatee', 'full'] as const)('draws a visible %s', (beard) => {
  const person = { build: 'broad', view: 'front', hair: 'crop' } as const;
  expect(hashOfPixels(draw({ person: { ...person, beard } }))).not.toBe(
    hashOfPixels(draw({ person: { ...person, beard: 'none' } })),
  );
});

test.each(brands)('tintOf returns the palette that is drawn, in %s', (brand) => {
  for (const seed of ['mirela', 'sable', 'room-4']) {
    const plain = draw({ brand, seed });
    const tint = tintOf(brand, seed);
    expect(hashOfPixels(draw({ brand, seed, tint }))).toBe(hashOfPixels(plain));
    expect(hashOfPixels(draw({ brand, seed, tint: (tint + 1) % palettes[brand].length }))).not.toBe(
      hashOfPixels(plain),
    );
  }
});

test('gives a placeholder that shares the strongest channel with its still life', () => {
  for (const [tint, colour] of tintColours('velvet').entries()) {
    const placeholder = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const drawn = meanColour(draw({ kind: 'still', subject: 'dunes', tint }, 160));
    expect(drawn.indexOf(Math.max(...drawn))).toBe(placeholder.indexOf(Math.max(...placeholder)));
  }
});

test('draws no flat picture', () => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(variance(greys(draw({ seed })))).toBeGreaterThan(300);
});

test('blurs the edges of a locked picture and keeps its light', () => {
  for (const kind of pictureKinds) {
    const sharp = greys(draw({ kind }, 320));
    const locked = greys(draw({ kind, blurred: true }, 320));
    expect(roughness(locked)).toBeLessThan(roughness(sharp) * 0.6);
    expect(variance(locked)).toBeGreaterThan(40);
  }
});

test('paints a locked picture to its very edge', () => {
  const bytes = draw({ blurred: true }).data();
  for (let at = 3; at < bytes.length; at += 4) expect(bytes[at]).toBe(255);
});

test('rejects a canvas that has another kind of context', () => {
  const taken = { width: 10, height: 10, getContext: () => null };
  expect(() => drawPicture(taken, { brand: 'velvet', kind: 'avatar', seed: 'x' }, tools)).toThrow(/no 2D context/);
});

test('each thing on a table is another picture than the vase', () => {
  const seeds = ['room-4', ...things.map((thing) => `room-with-${thing}-4`)];
  const drawn = seeds.map((seed) => hashOfPixels(draw({ kind: 'still', seed, tint: 1 })));
  expect(new Set(drawn).size).toBe(seeds.length);
});
