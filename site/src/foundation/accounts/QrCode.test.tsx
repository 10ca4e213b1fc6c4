import jsQR from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

// Its types are those of an ES module, but its default export is the function itself.
const decode = jsQR as unknown as typeof jsQR.default;

const scale = 4;

/** Draws the path of a code: black squares on white, some pixels for each module. */
const pixelsOf = (markup: string): { pixels: Uint8ClampedArray; width: number } => {
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]);
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  return { pixels, width };
};

const uri =
  'otpauth://totp/Lounge:robin.with.a.long.name%2Btest@mail.example.com?issuer=Lounge&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';

test.each([uri, 'a', 'ü – 鍵'])('the code of %j reads as the same text', (text) => {
  const { pixels, width } = pixelsOf(renderToStaticMarkup(<QrCode text={text} label="" />));
  expect(decode(pixels, width, width, { inversionAttempts: 'dontInvert' })?.data).toBe(text);
});

test('is a picture with a name, and black on white whatever the theme is', () => {
  const markup = renderToStaticMarkup(<QrCode text={uri} label="QR code with the key" />);
  expect(markup).toMatch(/<svg(?=[^>]* role="img")(?=[^>]* aria-label="QR code with the key")/);
  expect([...markup.matchAll(/fill="([^"]*)"/g)].map(([, fill]) => fill)).toEqual(['#fff', '#000']);
  expect(markup).not.toMatch(/style=|currentColor|var\(/);
});
