declare module 'virtual:kit-docs' {
  import type { ArgType } from '../../scripts/kit-docs/arg-types.ts';

  export interface KitDoc {
    readonly name: string;
    readonly entry: string;
    readonly purpose: string;
    readonly parts: readonly string[];
    /** Whether it covers the window, or is fixed to an edge of it. */
    readonly coversWindow: boolean;
    readonly argTypes: Readonly<Record<string, ArgType>>;
  }
  export const docs: Readonly<Record<string, KitDoc>>;
  export const nameOf: (component: unknown) => string | null;
}
