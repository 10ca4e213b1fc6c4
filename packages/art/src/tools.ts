/** Bytes of pixels, four per pixel, as canvas implementations return them. */
export interface PixelBlock {
  readonly data: Uint8ClampedArray;
}

/** The subset of a 2D canvas context that the pictures use; browsers, workers and Node canvases all implement it. */
export type Context2D = Pick<
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
  /** Accepts any canvas that the same `Tools` created. */
  drawImage(image: object, x: number, y: number, width: number, height: number): void;
  /** Accepts any canvas that the same `Tools` created. */
  createPattern(image: object, repetition: 'repeat'): CanvasPattern | null;
  createImageData(width: number, height: number): PixelBlock;
  putImageData(pixels: object, x: number, y: number): void;
};

/** A canvas: an HTML canvas, an offscreen one, or one of a Node library. */
export interface Canvas2D {
  width: number;
  height: number;
  getContext(kind: '2d'): Context2D | null;
}

/** The platform functions that the generator needs, so that it does not depend on `document`. */
export interface Tools {
  /** Creates a transparent scratch canvas of this size in pixels. */
  createCanvas(width: number, height: number): Canvas2D;
}

/** The 2D context of a canvas; throws if the canvas already has another kind of context. */
export function contextOf(canvas: Canvas2D): Context2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The canvas has no 2D context; pass an unused canvas.');
  return pen;
}
