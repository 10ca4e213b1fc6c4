/** How a picture lies in its frame: 1 fits it whole; x and y move its middle, in pixels. */
interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };
const largest = 5;
/** The scale after a press on the whole picture. */
const pressed = 2.5;
/** The factor of a press on "+" or "-". */
const step = 1.4;
/** How far an arrow key moves an enlarged picture, in pixels. */
const arrowPx = 80;
const smallestSwipe = 48;
/** A flick is shorter than a swipe, and as fast as this, in pixels and pixels per millisecond. */
const smallestFlick = 16;
const flickSpeed = 0.4;
/** A pointer that moves less than this presses. */
const pressPx = 8;
/** The distance on the wheel that enlarges by e. */
const wheelPx = 400;

const centre: Point = { x: 0, y: 0 };
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: arrowPx, y: 0 },
  ArrowRight: { x: -arrowPx, y: 0 },
  ArrowUp: { x: 0, y: arrowPx },
  ArrowDown: { x: 0, y: -arrowPx },
};
const factors: Readonly<Record<string, number>> = { '+': step, '=': step, '-': 1 / step, '0': 0 };

const within = (value: number, bound: number): number => Math.min(Math.max(value, -bound), bound);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const positionOf = ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => ({ x, y });

/** How far the middle of an enlarged picture may move, so that none of its edges leaves the frame. */
const boundsOf = (frame: HTMLElement, scale: number): Point => {
  const { clientWidth: width, clientHeight: height } = frame;
  const image = frame.querySelector('img');
  const ratio = image === null || image.naturalHeight === 0 ? width / height : image.naturalWidth / image.naturalHeight;
  const shownWidth = Math.min(width, height * ratio) * scale;
  const shownHeight = Math.min(height, width / ratio) * scale;
  return { x: Math.max(0, (shownWidth - width) / 2), y: Math.max(0, (shownHeight - height) / 2) };
};

/** The view at another scale; the part of the picture under `at`, measured from the frame's middle, stays where it is. */
const scaledAt = (view: View, to: number, at: Point, frame: HTMLElement): View => {
  const scale = Math.min(Math.max(to, 1), largest);
  if (scale === 1) return whole;
  const bounds = boundsOf(frame, scale);
  const factor = scale / view.scale;
  return {
    scale,
    x: within(at.x - (at.x - view.x) * factor, bounds.x),
    y: within(at.y - (at.y - view.y) * factor, bounds.y),
  };
};

/** Where a swipe over the whole picture leads; null where a movement is none. */
const swipeOf = (x: number, y: number, ms: number): Side | null => {
  const length = Math.max(Math.abs(x), Math.abs(y));
  const isFlick = length >= smallestFlick && length >= flickSpeed * ms;
  if (length < smallestSwipe && !isFlick) return null;
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 'right' : 'left';
  return y > 0 ? 'down' : null;
};

/** The picture on that side, or down and away. */
export type Side = 'left' | 'right' | 'down';

/** Result of a zoom. */
interface ZoomEvents {
  /** The picture is enlarged, or whole again. */
  onZoomed: (isZoomed: boolean) => void;
  /** The guest swiped over the whole picture and asks for the one on that side, or swiped down to close it. */
  onSwipe: (side: Side) => void;
}

/**
 * Enlarges the picture in a frame by press, wheel, pinch and keys, and moves an enlarged one. It sets the frame's own style, as React would
 * render each movement. It listens on the frame's parent, which does not move.
 */
export class Zoom {
  #view = whole;
  #pointers = new Map<number, Point>();
  /** Where and when the only pointer went down, and whether on a button, which handles its presses itself. */
  #start: (Point & { readonly at: number; readonly isOnButton: boolean }) | null = null;
  /** Whether the next click is the end of a swipe. */
  #isSwiped = false;
  readonly #frame: HTMLElement;
  readonly #stage: HTMLElement;
  readonly #events: ZoomEvents;

  constructor(frame: HTMLElement, stage: HTMLElement, events: ZoomEvents) {
    this.#frame = frame;
    this.#stage = stage;
    this.#events = events;
  }

  /** Begins to listen. Returns a function that ends it and shows the whole picture. */
  listen(): () => void {
    const stage = this.#stage;
    const ended = new AbortController();
    const { signal } = ended;
    // A press leaves the focus in the dialog, which handles the keys.
    stage.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    stage.addEventListener('pointerdown', this.#down, { signal });
    stage.addEventListener('pointermove', this.#moved, { signal });
    stage.addEventListener('pointerup', this.#up, { signal });
    for (const type of ['pointercancel', 'pointerleave'] as const)
      stage.addEventListener(type, this.#cancel, { signal });
    stage.addEventListener('click', this.#click, { signal, capture: true });
    // React's own listener is passive, so that the page behind would scroll.
    stage.addEventListener('wheel', this.#byWheel, { signal, passive: false });
    return () => {
      ended.abort();
      this.#show(whole);
    };
  }

  /** Enlarges the whole picture, or shows the whole of an enlarged one. */
  toggle = (at: Point = centre): void => this.#scaleTo(this.#view.scale > 1 ? 1 : pressed, at);

  /** Handles a key. Returns whether it is one of the zoom's: plus, minus, 0, and the arrows of an enlarged picture. */
  key = (name: string): boolean => {
    const factor = factors[name];
    const arrow = this.#view.scale > 1 ? arrows[name] : undefined;
    if (factor !== undefined) this.#scaleTo(this.#view.scale * factor, centre);
    else if (arrow !== undefined) this.#move(arrow);
    return factor !== undefined || arrow !== undefined;
  };

  #down = (event: PointerEvent): void => {
    const at = positionOf(event);
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    this.#isSwiped = false;
    this.#pointers.set(event.pointerId, at);
    this.#start = this.#pointers.size === 1 ? { ...at, at: event.timeStamp, isOnButton } : null;
  };

  /** A swipe that began and ended on a button presses it as well. */
  #click = (event: MouseEvent): void => {
    if (this.#isSwiped) event.stopPropagation();
    this.#isSwiped = false;
  };

  #moved = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = positionOf(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, now);
    if (other !== undefined) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      this.#scaleTo(this.#view.scale * factor, this.#fromMiddle(middle(now, other)));
    } else if (this.#view.scale > 1) this.#move({ x: now.x - before.x, y: now.y - before.y });
  };

  #up = (event: PointerEvent): void => {
    const from = this.#start;
    if (!this.#pointers.delete(event.pointerId) || from === null) return;
    this.#start = null;
    const at = positionOf(event);
    if (distance(at, from) < pressPx) {
      if (!from.isOnButton) this.toggle(this.#fromMiddle(at));
      return;
    }
    const side = this.#view.scale === 1 ? swipeOf(at.x - from.x, at.y - from.y, event.timeStamp - from.at) : null;
    if (side === null) return;
    this.#isSwiped = from.isOnButton;
    this.#events.onSwipe(side);
  };

  #cancel = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#start = null;
  };

  #byWheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.#scaleTo(this.#view.scale * Math.exp(-event.deltaY / wheelPx), this.#fromMiddle(positionOf(event)));
  };

  #show(view: View): void {
    this.#view = view;
    this.#frame.style.setProperty('transform', `translate(${view.x}px, ${view.y}px) scale(${view.scale})`);
    this.#events.onZoomed(view.scale > 1);
  }

  #scaleTo(scale: number, at: Point): void {
    this.#show(scaledAt(this.#view, scale, at, this.#frame));
  }

  #move({ x, y }: Point): void {
    const bounds = boundsOf(this.#frame, this.#view.scale);
    this.#show({ ...this.#view, x: within(this.#view.x + x, bounds.x), y: within(this.#view.y + y, bounds.y) });
  }

  /** A position of the window, from the middle of the stage, which stays where it is while the frame in it moves. */
  #fromMiddle({ x, y }: Point): Point {
    const box = this.#stage.getBoundingClientRect();
    return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
  }
}
