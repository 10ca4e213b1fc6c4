export { KitProvider, type KitProviderProps, type Texts } from './KitProvider.tsx';
export { useKit, type Kit, type KitLinkComponent, type KitLinkProps } from './kit-context.ts';
