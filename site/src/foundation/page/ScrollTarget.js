import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
/** Scrolls to the element that `scrollTo` in the address names. @spec state:scroll-to, constant:pageQuery.scrollTo, feature:shell.scroll-to */
export const ScrollTarget = () => {
  const { search } = useLocation();
  useEffect(() => {
    const id = new URLSearchParams(search).get('scrollTo');
    if (id !== null && id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [search]);
  return null;
};
//# sourceMappingURL=ScrollTarget.js.map
