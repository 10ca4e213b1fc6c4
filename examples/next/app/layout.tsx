import '@lounge/kit/velvet.css';
import { brandMarks } from '@lounge/kit/brand';
import { velvet } from '@lounge/kit/velvet';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './Providers.tsx';

export const metadata = { title: 'Who is live' };

/** Parts at the edge of a phone's screen keep the distance of its safe areas. */
export const viewport: Viewport = { viewportFit: 'cover' };

/** A server component: the browser gets the brand's marks as data, not the whole brand. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-brand={velvet.name} data-theme="dark">
      <body>
        <Providers brand={brandMarks(velvet)}>{children}</Providers>
      </body>
    </html>
  );
}
