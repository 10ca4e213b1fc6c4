import { styled } from 'styled-components';
import { useZoneNote } from './use-zone-note.ts';

const Root = styled.small.withConfig({ componentId: 'site-zone-note' })`
  display: block;
  color: var(--kit-text-muted);
  font-size: 14px;
`;

/** Props of ZoneNote. */
export interface ZoneNoteProps {
  /** A sentence after it. @default none */
  more?: string;
}

/** A line beside a list of times that names their zone, where its clock is not that of Berlin. */
export const ZoneNote = ({ more }: ZoneNoteProps) => {
  const note = useZoneNote();
  if (note === null) return null;
  return <Root data-part="zone">{more === undefined ? note : `${note}. ${more}`}</Root>;
};
