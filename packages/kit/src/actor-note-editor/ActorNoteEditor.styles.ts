import { css } from 'styled-components';
import { textAreaStyles } from '../form/text-area.styles.ts';

/** Styles of ActorNoteEditor. */
export const actorNoteEditorStyles = css`
  ${textAreaStyles}
  display: grid;
  gap: 10px;
  > textarea[aria-busy] {
    color: var(--kit-text-muted);
  }
  > [data-part='about'] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
    color: var(--kit-text-muted);
    font-size: var(--kit-type-2);
  }
  > [data-part='about'] > [data-part='only-you'] {
    display: inline-flex;
    gap: 8px;
    align-items: center;
  }
  /* Its words stand at the edge, whichever line it is in. */
  > [data-part='about'] > button {
    margin-inline: -14px;
  }
  > [data-part='problem'] {
    display: grid;
    gap: 10px;
    justify-items: start;
    font-size: var(--kit-type-2);
  }
  > [data-part='problem'] > [role='alert'] {
    color: var(--kit-danger);
  }
  > [data-part='problem'] > [data-part='steps'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
