const partsOf = (stores) => ({
  guest: stores.guest.data,
  jumbotron: stores.jumbotron.content,
  liveRow: stores.liveRow.page,
  home: stores.home.page,
  newVideos: stores.newVideos.page,
});
/** What the stores hold, as JSON for the document. */
export const dehydrate = (stores) => ({
  ...Object.fromEntries(
    Object.entries(partsOf(stores)).flatMap(([name, part]) => (part.state === 'idle' ? [] : [[name, part.snapshot()]])),
  ),
  ...stores.performers.snapshot(),
});
/** Gives the stores what the document carries, so that the first render is the one that the server drew. */
export const hydrate = (stores, carried) => {
  for (const [name, part] of Object.entries(partsOf(stores))) {
    const state = carried[name];
    if (state !== undefined) part.restore(state);
  }
  stores.performers.restore(carried);
};
//# sourceMappingURL=hydration.js.map
