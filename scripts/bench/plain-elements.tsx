/** A replacement of styled-components without styles, to measure the cost of styles. */
import { createContext, createElement, Fragment, type ReactNode } from 'react';

type Props = Record<string, unknown>;

const createStyled = (tag: string) => {
  const template = () => {
    const Plain = ({ as: _as, ...props }: Props) => createElement(tag, props);
    return Plain;
  };
  return Object.assign(template, { withConfig: () => template, attrs: () => template });
};

/** Replaces `styled`. */
export const styled = new Proxy({} as Record<string, ReturnType<typeof createStyled>>, {
  get: (_, tag) => createStyled(String(tag)),
});
/** Replaces `css`. */
export const css = (): string => '';
/** Replaces `keyframes`. */
export const keyframes = (): string => '';
/** Replaces `createGlobalStyle`. */
export const createGlobalStyle = () => () => null;
/** Replaces `StyleSheetContext`. */
export const StyleSheetContext = createContext({ styleSheet: { server: true, options: { nonce: '' } } });
/** Replaces `StyleSheetManager`. */
export const StyleSheetManager = ({ children }: { children?: ReactNode }) => createElement(Fragment, null, children);

/** Replaces `ServerStyleSheet`. */
export class ServerStyleSheet {
  instance = {};
  getStyleTags(): string {
    return '';
  }
  seal(): void {}
}
