import type { Brand } from '@lounge/locale';
import { fallbackNames } from './font-stack.ts';
import { measures } from './measures.ts';

interface Face {
  file: keyof typeof measures;
  family: string;
  weight: string;
}

const faces: Readonly<Record<Brand, readonly Face[]>> = {
  velvet: [
    { file: 'velvet-text', family: 'Figtree', weight: '400 700' },
    { file: 'velvet-display', family: 'Playfair', weight: '420' },
  ],
  brasa: [
    { file: 'brasa-text', family: 'Hanken Grotesk', weight: '400 700' },
    { file: 'brasa-display', family: 'Bricolage Grotesque', weight: '640' },
  ],
};

/** The local names of each system face, followed by metric-compatible faces for systems that lack it. */
const localNames = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  Roboto: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  'DejaVu Sans': ['DejaVu Sans'],
  Georgia: ['Georgia', 'Gelasio'],
  'Noto Serif': ['Noto Serif', 'Noto Serif Regular', 'NotoSerif', 'NotoSerif-Regular'],
  'DejaVu Serif': ['DejaVu Serif'],
} as const;

/**
 * The `@font-face` rules of a brand as static text: both faces, and for each its system fallbacks, adjusted to the same
 * metrics, so that nothing shifts when the file arrives.
 */
export function fontFaceCss(brand: Brand, base = '/fonts/'): string {
  return faces[brand]
    .map(({ file, family, weight }) => {
      const own = `@font-face{font-family:'${family} Variable';src:url('${base}${file}.woff2') format('woff2');font-weight:${weight};font-display:swap}\n`;
      const names = fallbackNames(family);
      const fallbacks = measures[file].fallbacks.map(({ face, sizeAdjust, ascent, descent, lineGap }, at) => {
        const local = localNames[face].map((name) => `local('${name}')`).join(',');
        return `@font-face{font-family:'${names[at]}';src:${local};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}\n`;
      });
      return own + fallbacks.join('');
    })
    .join('');
}

/** Names of the font files of a brand, the text face first, for preloading. The files are in the package's `fonts` folder. */
export function fontFiles(brand: Brand): readonly string[] {
  return faces[brand].map(({ file }) => `${file}.woff2`);
}
