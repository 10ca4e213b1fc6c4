import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { ShowData } from '@lounge/stores/content/tickets';
import { useId, type ReactNode } from 'react';
import { ShowCard } from './ShowCard.tsx';

interface SectionProps {
  readonly title: ReactNode;
  /** A link to the whole list. */
  readonly more?: { readonly href: string; readonly label: string };
  readonly children: readonly ShowData[];
}

/** Shows under a heading. */
export const ShowsSection = ({ title, more, children }: SectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading headingId={id} title={title} more={more} />
      <TileGrid
        kind="videos"
        columns={more === undefined ? undefined : 3}
        excerpt={more !== undefined}
        aria-labelledby={id}
      >
        {children.map((show) => (
          <ShowCard key={show.id} show={show} />
        ))}
      </TileGrid>
    </section>
  );
};
