/** A flat array of bytes, four per pixel, as canvas implementations hand them out. */
export interface PixelBlock {
  readonly data: Uint8ClampedArray;
}

/** The part of a 2D canvas context that the pictures draw with: browsers, workers and Node canvases all have it. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'bezierCurveTo'
  | 'clip'
  | 'closePath'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'ellipse'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'filter'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'imageSmoothingEnabled'
  | 'imageSmoothingQuality'
  | 'lineCap'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'scale'
  | 'setTransform'
  | 'shadowBlur'
  | 'shadowColor'
  | 'shadowOffsetY'
  | 'stroke'
  | 'strokeStyle'
  | 'translate'
> & {
  /** Takes any canvas that the same `Tools` made. */
  drawImage(image: object, x: number, y: number, width: number, height: number): void;
  /** Takes any canvas that the same `Tools` made. */
  createPattern(image: object, repetition: 'repeat'): CanvasPattern | null;
  createImageData(width: number, height: number): PixelBlock;
  putImageData(pixels: object, x: number, y: number): void;
};

/** A canvas: an HTML canvas, an offscreen one, or one of a Node library. */
export interface Surface {
  width: number;
  height: number;
  getContext(kind: '2d'): Pen | null;
}

/** What the generator needs from its surroundings, so that it never reaches for `document`. */
export interface Tools {
  /** Makes a transparent scratch canvas of that many pixels. */
  createCanvas(width: number, height: number): Surface;
}

/** The 2D context of a canvas; throws when the canvas was already taken for something else. */
export function penOf(surface: Surface): Pen {
  const pen = surface.getContext('2d');
  if (!pen) throw new Error('The canvas gave no 2D context, so nothing can be drawn: hand over a fresh canvas.');
  return pen;
}
