import { createContext, use } from 'react';
/** Carries the app to connected elements. */
export const AppContext = createContext(null);
/** The app of this page. Throws outside of it. */
export const useApp = () => {
  const app = use(AppContext);
  if (app === null)
    throw new Error('A connected element stands outside AppContext; wrap it so that it finds its stores.');
  return app;
};
//# sourceMappingURL=StoresContext.js.map
