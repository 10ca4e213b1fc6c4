import { warnOnce } from '../kit-provider/warn-once.ts';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Warns in development, once for each picture, of a file that did not load, and says where its address comes from. */
export function warnOfPicture(src: string, url: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const isOurs = /\/w\d+\.\w+$/.test(url);
  const origin = isOurs
    ? `The kit appends /w{width}.{format} to \`src\` ("${src}") unless \`pictureUrl\` of KitProvider returns another URL.`
    : `\`pictureUrl\` of KitProvider returned it for \`src\` ("${src}").`;
  warnOnce(`picture ${src}`, `The picture ${url} did not load. ${origin}`);
}
