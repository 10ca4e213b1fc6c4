export type { Texts } from '../brand/types.ts';
export { KitProvider, type KitProviderProps } from './KitProvider.tsx';
export { useKit, type Kit, type KitLinkComponent, type KitLinkProps } from './kit-context.ts';
