import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Props of ServerStyles. */
export interface ServerStylesProps {
  /** The hook of that name from `next/navigation`; the kit does not import Next.js. */
  useServerInsertedHTML: (insert: () => ReactNode) => void;
  /** The app, with its KitProvider. */
  children?: ReactNode;
}

/** Writes the styles of what Next.js renders on the server into its stream. Put it around KitProvider. */
export function ServerStyles({ useServerInsertedHTML, children }: ServerStylesProps) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (typeof window !== 'undefined') return <>{children}</>;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
