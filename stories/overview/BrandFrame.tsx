import type { Brand } from '@lounge/kit/brand';
import { KitProvider } from '@lounge/kit/kit-provider';
import { messages } from '@lounge/kit/texts/en';
import type { Theme } from '@lounge/kit/theme';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { replaceRules } from '../brands/brand-sheet.ts';
import { brandCss } from '../brands/brands.ts';
import { stoppedClock } from '../kit/fixtures/clocks.ts';

/** How a component stands in its frame. */
export interface FrameLayout {
  /** The space around the component in px: 0 for one that reaches the edges of its page. */
  readonly margin: number;
  /** The window's height in px for a component that covers it; null follows the content. */
  readonly height: number | null;
}

const initialHeight = 720;

const pageStyles = `
  body { margin: 0; }
  [data-brand] { box-sizing: border-box; min-height: 100vh; padding: var(--frame-margin); display: flow-root; }
  [data-frame-column] { display: flow-root; }`;

/** A component in one brand, in a window of its own, so that dialogs and heights of windows work as on a page. */
export class BrandFrame {
  readonly element = document.createElement('iframe');
  readonly #width: number;
  readonly #brand: Brand;
  readonly #theme: Theme;

  constructor(brand: Brand, theme: Theme, width: number) {
    this.#brand = brand;
    this.#theme = theme;
    this.#width = width;
    this.element.srcdoc = '<!doctype html><html lang="en"><title>Frame</title><body><div></div></body></html>';
    this.element.style.border = '0';
  }

  /** Waits until the frame has loaded; it must be in the page. */
  async open(): Promise<void> {
    if (this.#document.readyState !== 'complete' || this.#document.body.firstElementChild === null)
      await new Promise((resolve) => this.element.addEventListener('load', resolve, { once: true }));
    const sheet = new (this.#document.defaultView ?? window).CSSStyleSheet();
    replaceRules(sheet, brandCss + pageStyles);
    this.#document.adoptedStyleSheets = [sheet];
  }

  get #document(): Document {
    if (this.element.contentDocument === null) throw new Error('The frame is not in the page.');
    return this.element.contentDocument;
  }

  /** The element that holds the component. */
  get content(): HTMLElement {
    const root = this.#document.body.firstElementChild;
    return root as HTMLElement;
  }

  /** Shows a component. Returns a function that removes it. */
  show(Component: ComponentType, { margin, height }: FrameLayout): () => void {
    this.element.width = String(this.#width + 2 * margin);
    this.element.height = String(height ?? initialHeight);
    this.content.style.setProperty('--frame-margin', `${margin}px`);
    const root = createRoot(this.content);
    flushSync(() =>
      root.render(
        <StyleSheetManager target={this.#document.head}>
          <KitProvider
            brand={this.#brand}
            language="en"
            theme={this.#theme}
            messages={messages}
            clock={stoppedClock}
            strict
          >
            <div data-frame-column="">
              <Component />
            </div>
          </KitProvider>
        </StyleSheetManager>,
      ),
    );
    return () => {
      flushSync(() => root.unmount());
      for (const style of this.#document.head.querySelectorAll('style')) style.remove();
    };
  }

  /** The height that the component needs, with its margins. */
  get contentHeight(): number {
    const column = this.content.querySelector('[data-frame-column]');
    const { top = 0, bottom = 0 } = column?.getBoundingClientRect() ?? {};
    return Math.ceil(bottom + top);
  }

  set height(height: number) {
    this.element.height = String(height);
  }

  /** Takes the focus away, as only one of all frames has it. */
  blur(): void {
    const focused = this.#document.activeElement;
    if (focused && 'blur' in focused) (focused as HTMLElement).blur();
  }
}
