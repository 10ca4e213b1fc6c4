import { type Arc, arcsOf, type SpinSegment } from './wheel.ts';

const outer = 186;
const inner = 82;

const point = (angle: number, radius: number) => {
  const radians = (angle * Math.PI) / 180;
  return `${(Math.sin(radians) * radius).toFixed(2)} ${(-Math.cos(radians) * radius).toFixed(2)}`;
};

/** The outline of an arc; a full circle keeps a tiny gap, because an SVG arc that ends where it starts is empty. */
function outlineOf({ from, to }: Arc): string {
  const end = Math.min(to, from + 359.99);
  const large = end - from > 180 ? 1 : 0;
  return `M${point(from, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(from, inner)}Z`;
}

/** Segments from `across` degrees on have horizontal text, narrower ones radial text, those below `along` none. */
const across = 18;
const along = 6;
/** Figures with more characters have a smaller font. */
const maxLargeFigure = 4;

function Words({ segment, arc }: { segment: SpinSegment; arc: Arc }) {
  const { figure, caption = segment.label, art } = segment;
  const width = arc.to - arc.from;
  if (width < along) return null;
  if (width < across) {
    return (
      <text data-part="caption" transform="translate(0 -134) rotate(90)" dy="4">
        {caption}
      </text>
    );
  }
  return (
    <>
      {art && (
        <g transform="translate(0 -152) scale(.82) translate(-23 -23)" data-slot="">
          {art}
        </g>
      )}
      {!art && figure && (
        <text data-part="figure" data-long={figure.length > maxLargeFigure || undefined} y="-144">
          {figure}
        </text>
      )}
      <text data-part="caption" y={art ? -119 : figure ? -124 : -140}>
        {caption}
      </text>
    </>
  );
}

/** Adjacent segments differ in shade, including the last and the first. */
function shadeOf(index: number, count: number, featured: boolean): string {
  if (featured) return 'coin';
  return index === count - 1 && count % 2 === 1 ? 'third' : index % 2 === 0 ? 'first' : 'second';
}

/** The segments of a wheel in a view box of 400 by 400 around its centre. */
export function WheelFace({ segments, base }: { segments: readonly SpinSegment[]; base: number }) {
  const arcs = arcsOf(segments);
  return (
    <g transform={`rotate(${base.toFixed(2)})`}>
      {segments.map((segment, index) => {
        const arc = arcs[index];
        if (!arc || arc.to <= arc.from) return null;
        return (
          <g key={segment.id} data-shade={shadeOf(index, segments.length, segment.featured ?? false)}>
            <path d={outlineOf(arc)} />
            <g transform={`rotate(${((arc.from + arc.to) / 2).toFixed(2)})`}>
              <Words segment={segment} arc={arc} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
