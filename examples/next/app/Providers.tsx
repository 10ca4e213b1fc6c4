'use client';

import type { BrandMarks } from '@lounge/kit/brand';
import { KitProvider, type KitLinkProps } from '@lounge/kit/kit-provider';
import type { PictureUrl } from '@lounge/kit/picture';
import { ServerStyles } from '@lounge/kit/server-styles';
import Link from 'next/link';
import { useServerInsertedHTML } from 'next/navigation';
import type { ReactNode } from 'react';

const server = process.env['NEXT_PUBLIC_SERVER'] ?? 'http://localhost:3000';
const pictureUrl: PictureUrl = ({ src, width, format }) => `${server}${src}/w${width}.${format}`;
const KitLink = (props: KitLinkProps) => <Link {...props} />;

/** Provides functions, which a server component cannot pass: links and addresses of pictures. */
export function Providers({ brand, children }: { brand: BrandMarks; children: ReactNode }) {
  return (
    <ServerStyles useServerInsertedHTML={useServerInsertedHTML}>
      <KitProvider brand={brand} scope="document" theme="dark" linkComponent={KitLink} pictureUrl={pictureUrl}>
        {children}
      </KitProvider>
    </ServerStyles>
  );
}
