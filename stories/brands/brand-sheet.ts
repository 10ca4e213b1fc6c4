/**
 * Replaces the rules of a style sheet. Each brand's text ends with the same base rules, and every one is matched against every element of a page:
 * of equal rules the last one stays, which decides anyway.
 */
export const replaceRules = (sheet: CSSStyleSheet, css: string): void => {
  sheet.replaceSync(css);
  const below = new Set<string>();
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const text = sheet.cssRules[index]?.cssText ?? '';
    if (below.has(text)) sheet.deleteRule(index);
    below.add(text);
  }
};
