import { styled } from 'styled-components';
import { encode } from 'uqr';

// Dark on white in every theme: many apps read no other code. Its white border belongs to it, as they find it by that.
const Code = styled.svg.withConfig({ componentId: 'site-qr-code' })`
  display: block;
  width: min(240px, 100%);
  height: auto;
  margin-inline: auto;
  border-radius: var(--kit-radius-1);
  forced-color-adjust: none;
`;

/** The white border of a code, in modules: the standard asks for four. */
const border = 4;

/** The dark modules of a row as parts of a path. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])).join('');

/** A QR code, rendered on the server. Whoever cannot scan it needs its text elsewhere on the page. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border });
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={data.map(rowPath).join('')} fill="#000" />
    </Code>
  );
};
