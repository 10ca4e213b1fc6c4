import { useState, type ComponentProps } from 'react';

/** An image whose frame keeps its colour if the file fails, also before the scripts ran: no icon and no alternative text of the browser. */
export function QuietImage({ src = '', alt, ...props }: Omit<ComponentProps<'img'>, 'ref' | 'onError'>) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src) return null;
  return (
    <img
      {...props}
      src={src}
      alt={alt}
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setFailed(src);
      }}
      onError={() => setFailed(src)}
    />
  );
}
