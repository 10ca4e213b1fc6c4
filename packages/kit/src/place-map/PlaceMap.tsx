import { useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { cornersOut } from '../icons/paths/corners-out.ts';
import { minus } from '../icons/paths/minus.ts';
import { plus } from '../icons/paths/plus.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { gatherMarkers, hereRadius, markerRadius, namedGroups, type MarkerGroup } from './gather-markers.ts';
import { messages } from './PlaceMap.messages.ts';
import { placeMapStyles } from './PlaceMap.styles.ts';
import { between, kilometresPerUnit, projected, type MapPosition, type Point } from './projection.ts';
import { useSize } from './use-size.ts';

export type { MapPosition };

/** A place with performers. */
export interface MapMarker extends MapPosition {
  id: string;
  /** The place's name. */
  label: string;
  /** How many performers live there. */
  count: number;
  /** Whether one of them is pointed at. @default false */
  selected?: boolean | undefined;
}

/** Coasts and borders as path data in Mercator's projection. */
export interface MapOutlines {
  land: string;
  borders?: string | undefined;
  /** How many units of the path data a degree of longitude is. */
  unitsPerDegree: number;
}

/** Props of PlaceMap. */
export interface PlaceMapProps extends RootProps<'figure', 'onSelect'> {
  /** The place in the middle. */
  center: MapPosition;
  /** The places, the nearest first. */
  markers: readonly MapMarker[];
  /** Coasts and borders. */
  outlines: MapOutlines;
  /** Called when the guest presses or points at a place; gathered places come together, none when the pointer leaves. */
  onSelect?: ((selection: { ids: readonly string[]; isPressed: boolean }) => void) | undefined;
}

const Root = styled.figure.withConfig({ componentId: 'kit-place-map' })`
  ${placeMapStyles}
`;

/** The distance to the edge at first, in kilometres: all places, but neither a street nor the whole earth. */
const [nearest, farthest] = [60, 900];
const [zoomStep, maxZoom, minZoom] = [1.8, 20, 0.1];
/** The width of the column with the buttons, which cover no place. */
const buttonsWidth = 68;

const reachOf = (middle: Point, markers: readonly MapMarker[], kmPerUnit: number): number => {
  const reach = Math.max(0, ...markers.map((marker) => between(middle, projected(marker))));
  return Math.min(farthest, Math.max(nearest, 1.15 * reach * kmPerUnit)) / kmPerUnit;
};

type GroupProps = Pick<PlaceMapProps, 'onSelect'> & { group: MarkerGroup; isNamed: boolean };

function Group({ group: { ids, x, y, label, count, selected }, isNamed, onSelect }: GroupProps) {
  const select = (isPressed: boolean) => () => onSelect?.({ ids, isPressed });
  return (
    <g
      data-part="marker"
      data-selected={selected || undefined}
      transform={`translate(${x} ${y})`}
      onClick={select(true)}
      onPointerEnter={select(false)}
      onPointerLeave={() => onSelect?.({ ids: [], isPressed: false })}
    >
      <circle r={markerRadius} />
      <text data-part="count" y={5}>
        {count}
      </text>
      {isNamed && (
        <text data-part="place" y={markerRadius + 14}>
          {label}
        </text>
      )}
    </g>
  );
}

/**
 * A map around a place with the places of performers; close ones gather as a number. It is drawn from outlines and loads nothing. By
 * keyboard and for screen readers the list beside it has the same performers.
 */
export function PlaceMap({ center, markers, outlines, onSelect, ...rest }: PlaceMapProps) {
  const intl = useIntl();
  const [zoom, setZoom] = useState(1);
  const { ref, size } = useSize<SVGSVGElement>({ width: 640, height: 300 });
  const middle = projected(center);
  const reach = reachOf(middle, markers, kilometresPerUnit(center.latitude));
  const here = { x: (size.width - buttonsWidth) / 2, y: size.height / 2 };
  const pixels = (zoom * Math.min(here.x, here.y)) / reach;
  const onMap = (position: MapPosition): Point => {
    const { x, y } = projected(position);
    return { x: here.x + (x - middle.x) * pixels, y: here.y + (y - middle.y) * pixels };
  };
  const placed = markers.map(({ id, label, count, selected = false, ...position }) => ({
    ...onMap(position),
    id,
    label,
    count,
    selected,
  }));
  const groups = gatherMarkers(placed, 2.1 * markerRadius);
  const named = namedGroups(groups, here);
  const scale = pixels / outlines.unitsPerDegree;
  const origin = { x: here.x - middle.x * pixels, y: here.y - middle.y * pixels };
  const transform = `translate(${origin.x} ${origin.y}) scale(${scale})`;
  const zoomBy = (factor: number) => () => setZoom((known) => Math.min(maxZoom, Math.max(minZoom, known * factor)));
  return (
    <Root {...rest}>
      <svg
        ref={ref}
        role="img"
        aria-label={intl.formatMessage(messages.label, { count: markers.length })}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <path data-part="land" d={outlines.land} transform={transform} />
        {outlines.borders !== undefined && <path data-part="borders" d={outlines.borders} transform={transform} />}
        {/* Larger than a mark, so that its ring is seen around one at the same place. */}
        <g data-part="here" transform={`translate(${here.x} ${here.y})`}>
          <circle r={hereRadius} />
          <circle r={8} />
        </g>
        {groups.map((group) => (
          <Group key={group.ids.join(' ')} group={group} isNamed={named.has(group)} onSelect={onSelect} />
        ))}
      </svg>
      <div data-part="zoom">
        <button type="button" aria-label={intl.formatMessage(messages.whole)} onClick={() => setZoom(1)}>
          <Icon path={cornersOut} size={18} />
        </button>
        <button type="button" aria-label={intl.formatMessage(messages.zoomIn)} onClick={zoomBy(zoomStep)}>
          <Icon path={plus} size={18} />
        </button>
        <button type="button" aria-label={intl.formatMessage(messages.zoomOut)} onClick={zoomBy(1 / zoomStep)}>
          <Icon path={minus} size={18} />
        </button>
      </div>
    </Root>
  );
}
