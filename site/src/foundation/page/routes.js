/** Whatever no room knows. @spec feature:shell.not-found */
export const notFoundRoute = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404 });
  },
  element: null,
};
//# sourceMappingURL=routes.js.map
