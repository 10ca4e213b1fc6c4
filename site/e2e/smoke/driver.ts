/** An element of a page: what a CSS selector finds and, where that is more than one, the text that it contains. */
export interface Target {
  readonly css: string;
  readonly text?: string;
  /** The CSS selector of the frame that it is in. @default none: the page itself */
  readonly frame?: string;
}

/** The commands of a browser that the smoke run uses. Nothing waits: an action on an element that is not shown rejects. */
export interface Driver {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  isShown(target: Target): Promise<boolean>;
  click(target: Target): Promise<void>;
  /** Types into an empty field. */
  fill(target: Target, text: string): Promise<void>;
  /** Presses Escape, as a keyboard does. */
  escape(): Promise<void>;
  /** The visible part of the page, as a PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser and every process that was started for it. */
  close(): Promise<void>;
}

/** Finds the first visible element; runs in the page. */
export const findElement = (css: string, text: string | null): Element | null =>
  [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && (element.textContent ?? '').includes(text ?? ''),
  ) ?? null;

/** The error of an action on an element that is not shown. */
export const notShown = ({ css, text, frame }: Target): Error =>
  new Error(
    `Not shown: ${css}${text === undefined ? '' : ` with "${text}"`}${frame === undefined ? '' : ` in ${frame}`}`,
  );
