import { useEffect, useRef } from 'react';

/** Whether the component is still mounted when an answer arrives. */
export function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
