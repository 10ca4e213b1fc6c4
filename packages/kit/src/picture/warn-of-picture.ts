import { warnOnce } from '../kit-provider/warn-once.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Warns in development, once for each picture, of a file that did not load, and says where its address comes from. */
export function warnOfPicture(src: string, url: string): void {
  if (process.env.NODE_ENV === 'production') return;
  warnOnce(
    `picture ${src}`,
    `The picture ${url} did not load. The kit appends /w{width}.{format} to \`src\` ("${src}") unless \`pictureUrl\` of KitProvider returns another URL.`,
  );
}
