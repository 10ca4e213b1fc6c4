import type { Brand } from '@lounge/kit/brand';
import { shared, type ColorRoles } from '@lounge/kit/theme';

/** A token or a group of tokens in the format of the Design Tokens Community Group, 2025.10. */
export type DesignToken = Readonly<{ [name: string]: unknown }>;

/** Values that the format cannot express, such as `clamp(...)` and percentages, are kept as CSS under this key. */
const cssExtension = 'dev.lounge.css';

const colour = (hex: string): DesignToken => ({
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => Math.round((parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000),
    hex,
  },
});

const triple = (channels: string): DesignToken =>
  colour(
    `#${channels
      .split(' ')
      .map((each) => Number(each).toString(16).padStart(2, '0'))
      .join('')}`,
  );

const group = (type: string, tokens: DesignToken): DesignToken => ({ $type: type, ...tokens });

const colors = (roles: ColorRoles): DesignToken =>
  group('color', Object.fromEntries(Object.entries(roles).map(([name, hex]) => [name, colour(hex)])));

/** Lengths as tokens; what is no single length is in the extension of the group. */
function dimensions(values: Readonly<Record<string, string>>): DesignToken {
  const tokens: Record<string, unknown> = {};
  const css: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const length = /^(-?\d+(?:\.\d+)?)(px|rem)$/.exec(value);
    if (length) tokens[name] = { $value: { value: Number(length[1]), unit: length[2] } };
    else css[name] = value;
  }
  const hasCss = Object.keys(css).length > 0;
  return group('dimension', { ...tokens, ...(hasCss && { $extensions: { [cssExtension]: css } }) });
}

const numbers = (type: 'number' | 'fontWeight', values: Readonly<Record<string, number>>): DesignToken =>
  group(type, Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])));

const durations = (values: Readonly<Record<string, string>>): DesignToken =>
  group(
    'duration',
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { $value: { value: parseFloat(value), unit: 'ms' } }]),
    ),
  );

const family = (stack: string): DesignToken => ({
  $value: stack.split(', ').map((name) => name.replaceAll("'", '')),
});

/** The tokens of a brand in the format of the Design Tokens Community Group, 2025.10. */
export function designTokens({ productName, tokens }: Brand): DesignToken {
  const { themes, onPicture, radius, font, tile, type, tints } = tokens;
  const { scrim, veil, labelAlpha, meterAlpha, captionAlphaAtText, ...onPictureColors } = onPicture;
  const { feedback, enter, ease } = shared.motion;
  return {
    $description: `Tokens of ${productName}.`,
    dark: { color: colors(themes.dark.color) },
    light: { color: colors(themes.light.color) },
    onPicture: {
      color: group('color', {
        ...Object.fromEntries(Object.entries(onPictureColors).map(([name, hex]) => [name, colour(hex)])),
        scrim: triple(scrim),
        veil: triple(veil),
      }),
      alpha: numbers('number', { label: labelAlpha, meter: meterAlpha, captionAtText: captionAlphaAtText }),
    },
    tint: group('color', Object.fromEntries(tints.map((hex, at) => [String(at), colour(hex)]))),
    radius: dimensions({ ...radius }),
    tile: dimensions({ ...tile }),
    fontFamily: group('fontFamily', { display: family(font.display.family), text: family(font.text.family) }),
    fontWeight: numbers('fontWeight', { display: font.display.weight, ...shared.weight }),
    type: dimensions({ ...shared.type, ...type }),
    lineHeight: numbers('number', shared.lineHeight),
    space: dimensions(shared.space),
    size: dimensions(shared.size),
    motion: {
      ...durations({ feedback, enter }),
      ease: { $type: 'cubicBezier', $value: (ease.match(/-?[\d.]+/g) ?? []).map(Number) },
    },
  };
}
