import type { SystemFace } from './types.ts';

/** The local names of each system face, followed by metric-compatible faces for systems that lack it. */
export const systemFaces: Readonly<Record<SystemFace, readonly string[]>> = {
  Arial: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  Roboto: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  'DejaVu Sans': ['DejaVu Sans'],
  Georgia: ['Georgia', 'Gelasio'],
  'Noto Serif': ['Noto Serif', 'Noto Serif Regular', 'NotoSerif', 'NotoSerif-Regular'],
  'DejaVu Serif': ['DejaVu Serif'],
};
