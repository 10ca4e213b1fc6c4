import { fontFaceCss, fontFiles } from '@lounge/kit/fonts';
import { tokensCss } from '@lounge/kit/theme';
import type { Carrier } from '@lounge/transport';
import type { Writable } from 'node:stream';
import { type Boot } from './app/hydration.ts';
import type { PageConfig } from './app/page-config.ts';
import type { PageHead } from './app/head.ts';
export type { PageConfig } from './app/page-config.ts';
export { fontFaceCss, fontFiles, tokensCss };
/** What the server asks for. */
export interface RenderRequest {
  /** Path and query of the page. */
  readonly url: string;
  readonly config: PageConfig;
  readonly nonce: string;
  /** Hears of errors while drawing. */
  readonly report: (error: unknown) => void;
}
/** A page that can be written: `styles` once the shell stands, then the markup. */
export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly head: PageHead | null;
  /** What the browser takes over, without the configuration. */
  readonly boot: Omit<Boot, 'config'>;
  /** Writes the markup; `onShell` comes first, with the style elements for the document's head. */
  write(
    to: Writable,
    onShell: (styles: string) => void,
  ): {
    abort(): void;
  };
}
/** Where to go instead. */
export interface Redirected {
  readonly kind: 'redirect';
  readonly status: number;
  readonly to: string;
}
/** Draws a page: loaders first, over `carrier`, then the markup. One set of stores a request. */
export declare const render: (request: RenderRequest, carrier: Carrier) => Promise<RenderedPage | Redirected>;
/** Draws the neutral page that asks for the visitor's age, or the one shown to who left. */
export declare const renderAge: (request: RenderRequest, kind: 'ask' | 'left') => Promise<RenderedPage>;
//# sourceMappingURL=entry-server.d.ts.map
