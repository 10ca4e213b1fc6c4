/** The tree that an element is in, which knows what has the focus and the full screen in it: the document, or a shadow tree. */
export const rootOf = (element: Element | null): Document | ShadowRoot => {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};
