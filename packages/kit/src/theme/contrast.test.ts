import { brands } from '@lounge/locale';
import { expect, test } from 'vitest';
import { brandTokens } from './css.ts';
import type { ColorRoles } from './types.ts';

type Mixed = 'bubbleOwn' | 'successTint' | 'warningTint' | 'dangerTint' | 'coinTint';
type Role = keyof ColorRoles | Mixed;
type Rgb = readonly [number, number, number];

const pairs: readonly { text: keyof ColorRoles; on: readonly Role[]; needs: number; use: string }[] = [
  { text: 'text', on: ['canvas', 'surface1', 'surface2', 'surface3'], needs: 4.5, use: 'body text' },
  { text: 'textMuted', on: ['canvas', 'surface1', 'surface2', 'surface3'], needs: 4.5, use: 'facts, labels' },
  { text: 'accent', on: ['canvas', 'surface1', 'surface2'], needs: 4.5, use: 'word or icon in this role' },
  { text: 'live', on: ['canvas', 'surface1', 'surface2'], needs: 4.5, use: 'word or icon in this role' },
  { text: 'coin', on: ['canvas', 'surface1', 'surface2'], needs: 4.5, use: 'word or icon in this role' },
  { text: 'success', on: ['canvas', 'surface1', 'surface2'], needs: 4.5, use: 'word or icon in this role' },
  { text: 'warning', on: ['canvas', 'surface1', 'surface2'], needs: 4.5, use: 'word or icon in this role' },
  { text: 'danger', on: ['canvas', 'surface1', 'surface2'], needs: 4.5, use: 'word or icon in this role' },
  { text: 'coinMark', on: ['canvas', 'surface1', 'surface2'], needs: 3, use: 'the coin glyph' },
  { text: 'accentText', on: ['accent'], needs: 4.5, use: 'primary button, count, discount badge' },
  { text: 'canvas', on: ['text'], needs: 4.5, use: 'selected chip' },
  { text: 'lineStrong', on: ['canvas', 'surface1', 'surface2'], needs: 3, use: 'edges of controls' },
  { text: 'focus', on: ['canvas', 'surface1', 'surface2'], needs: 3, use: 'focus ring' },
  { text: 'text', on: ['bubbleOwn'], needs: 4.5, use: 'own message: accent 30 % over surface-1' },
  {
    text: 'text',
    on: ['successTint', 'warningTint', 'dangerTint', 'coinTint'],
    needs: 4.5,
    use: 'status bar: role 13 % over surface-1',
  },
];

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share))) as [number, number, number];

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function colorOf(role: Role, roles: ColorRoles): Rgb {
  if (role === 'bubbleOwn') return mix(rgb(roles.accent), rgb(roles.surface1), 0.3);
  if (role in roles) return rgb(roles[role as keyof ColorRoles]);
  return mix(rgb(roles[role.replace('Tint', '') as 'success']), rgb(roles.surface1), 0.13);
}

const cases = brands.flatMap((brand) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    pairs.flatMap(({ text, on, needs, use }) => on.map((ground) => ({ brand, theme, text, ground, needs, use }))),
  ),
);

test.each(cases)('$brand $theme: $text on $ground has $needs for $use', ({ brand, theme, text, ground, needs }) => {
  const roles = brandTokens[brand].themes[theme].color;
  expect(contrast(colorOf(text, roles), colorOf(ground, roles))).toBeGreaterThanOrEqual(needs);
});

const white: Rgb = [255, 255, 255];
const onPicture = brands.flatMap((brand) => {
  const { onPicture: roles } = brandTokens[brand];
  return [
    { brand, what: 'label', text: roles.text, alpha: roles.labelAlpha },
    { brand, what: 'coin', text: roles.coin, alpha: roles.labelAlpha },
    { brand, what: 'VIP badge', text: roles.vip, alpha: roles.labelAlpha },
    { brand, what: 'meter', text: roles.text, alpha: roles.meterAlpha },
    { brand, what: 'facts on a caption', text: roles.textMuted, alpha: roles.captionAlphaAtText },
  ];
});

test.each(onPicture)('$brand: $what holds 4.5 on its scrim over a white picture', ({ brand, text, alpha }) => {
  const [red = 0, green = 0, blue = 0] = brandTokens[brand].onPicture.scrim.split(' ').map(Number);
  expect(contrast(rgb(text), mix([red, green, blue], white, alpha))).toBeGreaterThanOrEqual(4.5);
});

test('the light badge is readable', () => {
  for (const { onPicture: roles } of Object.values(brandTokens)) {
    expect(contrast(rgb(roles.ink), rgb(roles.paper))).toBeGreaterThanOrEqual(4.5);
  }
});
