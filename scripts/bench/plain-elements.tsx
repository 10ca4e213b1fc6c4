/** styled-components without styles: the same elements, so that what styles cost can be told. */
import { createContext, createElement, Fragment, type ReactNode } from 'react';

type Props = Record<string, unknown>;

const make = (tag: string) => {
  const template = () => {
    const Plain = ({ as: _as, ...props }: Props) => createElement(tag, props);
    return Plain;
  };
  return Object.assign(template, { withConfig: () => template, attrs: () => template });
};

/** Stands for `styled`. */
export const styled = new Proxy({} as Record<string, ReturnType<typeof make>>, { get: (_, tag) => make(String(tag)) });
/** Stands for `css`. */
export const css = (): string => '';
/** Stands for `keyframes`. */
export const keyframes = (): string => '';
/** Stands for `createGlobalStyle`. */
export const createGlobalStyle = () => () => null;
/** Stands for `StyleSheetContext`. */
export const StyleSheetContext = createContext({ styleSheet: { server: true, options: { nonce: '' } } });
/** Stands for `StyleSheetManager`. */
export const StyleSheetManager = ({ children }: { children?: ReactNode }) => createElement(Fragment, null, children);

/** Stands for `ServerStyleSheet`. */
export class ServerStyleSheet {
  instance = {};
  getStyleTags(): string {
    return '';
  }
  seal(): void {}
}
