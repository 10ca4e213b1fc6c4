import './lean-development.ts';
import '../scripts/run/strict-actions.ts';
import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import type { EmulatedMedia } from './emulate-media.ts';
import * as preview from './preview.tsx';
import { repeatOnce } from './repeat-once.ts';
import { expectScreenshot, repaint, settled } from './screenshots.ts';

// What enters is there at once: in its first frame it is invisible, which is as long as the machine is busy.
const stillness = new CSSStyleSheet();
stillness.replaceSync('[data-brand] { --kit-motion-enter: 0ms; --kit-motion-feedback: 0ms; }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, stillness];

/** The rules about a document as a whole: a story has no head of its own, and most have no landmarks. */
const rulesOfDocuments = [
  'bypass',
  'document-title',
  'frame-focusable-content',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-one-main',
  'meta-refresh',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
];

/** The parts of axe's report that nobody reads: every rule that a story meets or that does not apply to it. */
const unread = ['passes', 'inapplicable'] as const;

setProjectAnnotations([
  {
    // The last one to run. Each report is sent to Vitest, which writes all of them to a file.
    afterEach: ({ reporting }: { reporting: { reports: readonly { result: Partial<Record<string, unknown>> }[] } }) => {
      for (const { result } of reporting.reports) for (const name of unread) result[name] = [];
    },
  },
  a11y,
  preview,
  {
    // A run needs violations only: axe then names no element that passes. The rule is an eighth of the time and cannot fail here: it asks
    // for `!important` in style attributes, which React does not write; flows keep it.
    parameters: {
      a11y: {
        // From the root element axe finds elements by its index; from the body, Storybook's default, it tries each selector on each element.
        context: { include: 'html' },
        options: {
          resultTypes: ['violations'],
          rules: Object.fromEntries(
            ['avoid-inline-spacing', ...rulesOfDocuments].map((id) => [id, { enabled: false }]),
          ),
          // Style sheets are parsed again only for a rule about the orientation of a phone, which is off.
          preload: { assets: ['media'] },
        },
      },
    },
    beforeEach: async ({ parameters }: { parameters: { media?: EmulatedMedia } }) => {
      if (!parameters.media) return undefined;
      await commands.emulateMedia(parameters.media);
      return () => commands.emulateMedia({});
    },
    afterEach: async ({ canvasElement, id, tags }: { canvasElement: HTMLElement; id: string; tags: string[] }) => {
      if (!tags.includes('shot')) return;
      await expectScreenshot(canvasElement, id, async () => {
        await settled(canvasElement);
        await repaint(canvasElement);
      });
    },
  },
]);

repeatOnce();

declare module 'vitest' {
  interface TaskMeta {
    /** The pages of the site that the test opened. */
    pages?: readonly string[];
  }
}

afterEach(({ task }) => {
  task.meta.pages = [...(globalThis.openedPages ?? [])];
  globalThis.openedPages?.clear();
});
